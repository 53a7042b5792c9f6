import { listDuties } from '@touchstone/rules/contests/contest-staff';
import { setClock } from '../../../lib/contest-clock/server-clock.ts';
import type { Contest } from '../api/get-contest.ts';
import type { ContestState } from '../use-contest.ts';

/** A public ACM contest for tests, from 12:00 to 17:00. */
export const aContest = (changes: Partial<Contest> = {}): Contest => ({
  id: 7,
  uid: null,
  author: null,
  title: 'A contest',
  type: 0,
  description: '',
  status: 0,
  source: null,
  auth: 0,
  now: '2026-11-15T13:00:00.000+0000',
  startTime: '2026-11-15T12:00:00.000+0000',
  endTime: '2026-11-15T17:00:00.000+0000',
  duration: 18_000,
  sealRank: null,
  sealRankTime: null,
  autoRealRank: null,
  openPrint: null,
  rankShowName: null,
  openRank: true,
  oiRankScoreType: 'Recent',
  count: null,
  gid: null,
  allowEndSubmit: false,
  ...changes,
});

/** The clock of a server at this moment. */
export function clockAt(time: string) {
  const countMs = performance.now();
  return setClock({ serverMs: new Date(time).getTime(), requestedAtMs: countMs, respondedAtMs: countMs });
}

/** The state of a contestant in a running contest. */
export const aContestState = (changes: Partial<ContestState> = {}): ContestState => ({
  contestId: 7,
  contest: aContest(),
  clock: clockAt('2026-11-15T13:00:00Z'),
  stage: 'running',
  isFrozen: false,
  isAdmin: false,

  duties: changes.isAdmin === true ? listDuties({ isAdmin: true, staffRoles: [] }) : [],
  areDutiesKnown: true,
  isDisqualified: false,
  isAccessKnown: true,
  hasAccess: true,
  isAccountAllowed: true,
  protection: undefined,
  examRefusal: undefined,
  canEnter: true,
  submitBarrier: undefined,
  containsEnd: false,
  setContainsEnd: () => undefined,
  ...changes,
});
