import type { Platform } from '../../../platform/platform.ts';
import { shiftSiteDay, siteDayOf } from '../../../platform/site-day.ts';
import {
  countSubmissionsSince,
  listNewestUsers,
  listSolversSince,
  type SolverRow,
} from './home.repository.ts';
import { listSecretContestIds } from './secret-contests.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const rankedUsers = 10;

/** If fewer users have solved something, the newest users fill the table. */
export async function rankRecentSolvers({ database, clock }: Parts): Promise<SolverRow[]> {
  const day = shiftSiteDay(siteDayOf(clock()), -7);
  const solvers = await listSolversSince(database, { day, limit: rankedUsers });
  if (solvers.length === rankedUsers) return solvers;
  const known = new Set(solvers.map(({ id }) => id));
  const newest = await listNewestUsers(database, rankedUsers);
  const others = newest.filter(({ id }) => !known.has(id)).map((user) => ({ ...user, solved: 0 }));
  return [...solvers, ...others].slice(0, rankedUsers);
}

/** Today is last. */
export async function countRecentSubmissions({ database, clock }: Parts) {
  const now = clock();
  const today = siteDayOf(now);
  const days = Array.from({ length: 7 }, (_, index) => shiftSiteDay(today, index - 6));
  const secretContestIds = await listSecretContestIds(database, now);
  const rows = await countSubmissionsSince(database, { day: days[0] ?? today, secretContestIds });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return {
    dateStrList: days.map((day) => day.slice('2024-'.length)),
    acCountList: days.map((day) => byDay.get(day)?.accepted ?? 0),
    totalCountList: days.map((day) => byDay.get(day)?.total ?? 0),
  };
}
