import { isUnderWay, statuses } from '@touchstone/contract';
import { lanes } from '@touchstone/rules/judging/lanes';
import type { Platform } from '../../platform/platform.ts';
import { shiftSiteDay, siteDayOf } from '../../platform/site-day.ts';
import { listSecretContestIds } from '../site/index.ts';
import {
  countNearContests,
  countNewUsersSince,
  countOpenTasks,
  countResultsSince,
  countSite,
} from './statistics.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const shownDays = 14;
/** Counts contests that run or start within this time. */
const nearContestsMs = 14 * 86_400_000;

const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);

/**
 * The last days, today last. Submissions under way are counted as submitted, without a result. Results of
 * secret contests are for super administrators only.
 */
export async function loadStatistics(
  { database, clock }: Parts,
  { includesSecretResults }: { includesSecretResults: boolean },
) {
  const now = clock();
  const today = siteDayOf(now);
  const first = shiftSiteDay(today, 1 - shownDays);
  const secretContestIds = includesSecretResults ? [] : await listSecretContestIds(database, now);
  const [results, users] = await Promise.all([
    countResultsSince(database, first, secretContestIds),
    countNewUsersSince(database, first),
  ]);
  const days = Array.from({ length: shownDays }, (_item, index) => {
    const day = shiftSiteDay(first, index);
    const ofDay = results.filter((row) => row.day === day);
    return {
      day,
      submissions: ofDay.reduce((total, { submitted }) => total + submitted, 0),
      accepted: sum(ofDay.filter(({ status }) => status === statuses.accepted)),
      newUsers: users.find((row) => row.day === day)?.count ?? 0,
    };
  });
  return { days, results: sumByStatus(results) };
}

function sumByStatus(rows: readonly { status: number; count: number }[]) {
  const sums = new Map<number, number>();
  for (const { status, count } of rows)
    if (!isUnderWay(status) && count > 0) sums.set(status, (sums.get(status) ?? 0) + count);
  return [...sums]
    .map(([status, count]) => ({ status, count }))
    .toSorted((one, other) => other.count - one.count || one.status - other.status);
}

export async function loadCounts({ database, clock }: Parts) {
  const now = clock();
  const [counts, contests] = await Promise.all([
    countSite(database, siteDayOf(now)),
    countNearContests(database, { now, startingBefore: new Date(now.getTime() + nearContestsMs) }),
  ]);
  const { users, problems, submissions, today } = counts;
  return {
    userNum: users,
    recentContestNum: contests,
    todayJudgeNum: today,
    problemNum: problems,
    submissionNum: submissions,
  };
}

export async function loadQueueLength({ database }: Pick<Platform, 'database'>) {
  const rows = await countOpenTasks(database);
  const dates = rows.flatMap(({ waitingSince }) => waitingSince ?? []);
  return {
    lanes: lanes.map((lane) => {
      const row = rows.find((one) => one.lane === lane);
      return { lane, waiting: row?.waiting ?? 0, running: row?.running ?? 0 };
    }),
    waitingSince: dates.toSorted((one, other) => one.getTime() - other.getTime())[0],
  };
}
