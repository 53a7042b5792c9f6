import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type ExamContestant = DataOf<Calls['GET /api/contest-desk/exam-sessions']>[number];
export type ExamSession = ExamContestant['sessions'][number];
export type RefusedAttempt = ExamContestant['refusals'][number];

/** Attempts come without an event. */
const refetchMs = 15_000;

export const examSessionsQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'exam-sessions'],
    queryFn: ({ signal }) =>
      callApi('GET /api/contest-desk/exam-sessions', { query: { cid: contestId }, signal }),
    staleTime: 0,
    refetchInterval: refetchMs,
  });

export const releaseExamSession = (cid: number, id: number) =>
  callApi('DELETE /api/contest-desk/exam-session', { query: { cid, id }, toastsError: true });
