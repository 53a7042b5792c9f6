/** Whether a viewer has access to a contest, for callers that need a boolean instead of a refusal. */
import { refuseContestView } from '@touchstone/rules/contests/contest-access';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { listContestsWithProblem } from './contest-problems.repository.ts';
import { loadContestRules } from './contest-rules.ts';
import { findContest } from './contests.repository.ts';
import { describeViewer } from './open-contest.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export async function canEnterContest(
  { database, clock }: Parts,
  viewer: Viewer,
  contestId: number,
): Promise<boolean> {
  const contest = await findContest(database, contestId);
  if (contest === undefined) return false;
  const visitor = await describeViewer(database, viewer, contest);
  const rules = await loadContestRules(database, viewer, contest);
  return refuseContestView(rules, visitor, clock().getTime()) === undefined;
}

/** Whether the viewer sees a problem because it belongs to a contest that the viewer can enter. */
export async function isInOpenContest(parts: Parts, viewer: Viewer, problemId: number): Promise<boolean> {
  for (const contestId of await listContestsWithProblem(parts.database, problemId)) {
    if (await canEnterContest(parts, viewer, contestId)) return true;
  }
  return false;
}
