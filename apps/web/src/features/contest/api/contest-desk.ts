/** The calls for running a contest. */
import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type ContestDesk = DataOf<Calls['GET /api/contest-desk']>;
export type ExamProtectionNotice = NonNullable<ContestDesk['protection']>;
export type ExamRefusal = NonNullable<ContestDesk['refusal']>;
export type Participant = DataOf<Calls['GET /api/contest-desk/participants']>[number];
export type StaffMember = DataOf<Calls['GET /api/contest-desk/staff']>[number];
export type ParticipantChange = Omit<SentBodyOf<Calls['PUT /api/contest-desk/participant']>, 'cid'>;

/** What the user does in the contest. */
export const contestDeskQuery = (contestId: number, uid: string | undefined) =>
  queryOptions({
    queryKey: ['contest', contestId, 'access', 'desk', uid],
    queryFn: ({ signal }) => callApi('GET /api/contest-desk', { query: { cid: contestId }, signal }),
    enabled: uid !== undefined,
  });

export const participantsQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'participants'],
    queryFn: ({ signal }) =>
      callApi('GET /api/contest-desk/participants', { query: { cid: contestId }, signal }),
    staleTime: 0,
  });

export const staffQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'staff'],
    queryFn: ({ signal }) => callApi('GET /api/contest-desk/staff', { query: { cid: contestId }, signal }),
    staleTime: 0,
  });

/** By username, for balloons and prints. */
export const seatsQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'seats'],
    queryFn: async ({ signal }) => {
      const seats = await callApi('GET /api/contest-desk/seats', { query: { cid: contestId }, signal });
      return new Map(seats.map(({ username, seat }) => [username, seat]));
    },
  });

/** A change in the table shows its refusal as a toast, a dialog shows it itself. */
export const changeParticipant = (
  cid: number,
  change: ParticipantChange,
  { toastsError }: { toastsError: boolean } = { toastsError: true },
) => callApi('PUT /api/contest-desk/participant', { body: { cid, ...change }, toastsError });

export const assignSeats = (cid: number, seats: { username: string; seat: string }[]) =>
  callApi('PUT /api/contest-desk/seats', { body: { cid, seats } });

export const appointStaff = (cid: number, username: string, roles: StaffMember['roles']) =>
  callApi('PUT /api/contest-desk/staff', { body: { cid, username, roles } });

export const publishResults = (cid: number, isPublished: boolean) =>
  callApi('PUT /api/contest-desk/results', { body: { cid, isPublished }, toastsError: true });
