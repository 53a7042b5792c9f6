/** Whether somebody sees a problem because a contest that is open to him asks it. */
import { refuseContestView } from '@touchstone/rules/contests/contest-access';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { listContestsAsking } from './contest-problems.repository.ts';
import { termsOf } from './contest-terms.ts';
import { findContest } from './contests.repository.ts';
import { describeViewer } from './open-contest.ts';

export async function isAskedOfViewer(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer,
  problemId: number,
): Promise<boolean> {
  for (const contestId of await listContestsAsking(database, problemId)) {
    const contest = await findContest(database, contestId);
    if (contest === undefined) continue;
    const visitor = await describeViewer(database, viewer, contest);
    if (refuseContestView(termsOf(contest), visitor, clock().getTime()) === undefined) return true;
  }
  return false;
}
