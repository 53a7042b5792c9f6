/** Search, filter and counts of the participants. Pure. */
import { standingClass } from '@touchstone/rules/contests/participants';
import type { Participant } from '../api/contest-desk.ts';

export const participantFilters = [
  'all',
  'registered',
  'present',
  'absent',
  'onBoard',
  'star',
  'disqualified',
] as const;
export type ParticipantFilter = (typeof participantFilters)[number];

const matches: Readonly<Record<ParticipantFilter, (one: Participant) => boolean>> = {
  all: () => true,
  registered: ({ registeredAt }) => registeredAt !== null,
  present: ({ enteredAt }) => enteredAt !== null,
  absent: ({ enteredAt }) => enteredAt === null,
  // The list has no organisers.
  onBoard: (one) => one.submissions > 0 && standingClass({ ...one, isOrganiser: false }) !== 'absent',
  star: ({ isStar }) => isStar,
  disqualified: ({ isDisqualified }) => isDisqualified,
};

export const countParticipants = (all: readonly Participant[]): Record<ParticipantFilter, number> =>
  Object.fromEntries(
    participantFilters.map((filter) => [filter, all.filter(matches[filter]).length]),
  ) as Record<ParticipantFilter, number>;

export function findParticipants(
  all: readonly Participant[],
  { filter, keyword }: { filter: ParticipantFilter; keyword: string },
): Participant[] {
  const wanted = keyword.trim().toLowerCase();
  const texts = ({ username, nickname, realname, school, seat }: Participant) =>
    [username, nickname, realname, school, seat].map((text) => (text ?? '').toLowerCase());
  return all.filter((one) => matches[filter](one) && texts(one).some((text) => text.includes(wanted)));
}
