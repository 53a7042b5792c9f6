/** Whether a viewer has access to a contest, for callers that need a boolean instead of a refusal. */
import { positionIn, refuseContestView } from '@touchstone/rules/contests/contest-access';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { listContestsWithProblem, listRunningContestsWithProblem } from './contest-problems.repository.ts';
import { loadContestRules } from './contest-rules.ts';
import { findContest, type ContestRow } from './contests.repository.ts';
import { isShutOut } from './exam-protection/exam-device.ts';
import { describeViewer } from './open-contest.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export async function canEnterContest(
  { database, clock }: Parts,
  viewer: Viewer,
  contestId: number,
): Promise<boolean> {
  const contest = await findContest(database, contestId);
  return contest !== undefined && (await isOpenOnDevice({ database, clock }, viewer, contest));
}

async function isOpenTo({ database, clock }: Parts, viewer: Viewer, contest: ContestRow): Promise<boolean> {
  const visitor = await describeViewer(database, viewer, contest);
  const rules = await loadContestRules(database, viewer, contest);
  return refuseContestView(rules, visitor, clock().getTime()) === undefined;
}

/** The same for this device: exam protection may refuse it. */
async function isOpenOnDevice(parts: Parts, viewer: Viewer, contest: ContestRow): Promise<boolean> {
  if (!(await isOpenTo(parts, viewer, contest))) return false;
  const rules = await loadContestRules(parts.database, viewer, contest);
  return !(await isShutOut(parts.database, viewer, { contest, rules, now: parts.clock() }));
}

/** The contests with this problem that the viewer can enter. */
export async function listOpenContests(
  parts: Parts,
  viewer: Viewer,
  problemId: number,
): Promise<ContestRow[]> {
  const open: ContestRow[] = [];
  for (const contestId of await listContestsWithProblem(parts.database, problemId)) {
    const contest = await findContest(parts.database, contestId);
    if (contest !== undefined && (await isOpenOnDevice(parts, viewer, contest))) open.push(contest);
  }
  return open;
}

/**
 * Whether a running contest, in which the viewer can take part, contains the problem. Guests: any contest that is shown. Also
 * on a device that exam protection refuses: it must not show solutions.
 */
export async function isInRunningContest(
  parts: Parts,
  viewer: Viewer | undefined,
  problemId: number,
): Promise<boolean> {
  const running = await listRunningContestsWithProblem(parts.database, problemId, parts.clock());
  if (viewer === undefined) return running.length > 0;
  for (const contestId of running) {
    const contest = await findContest(parts.database, contestId);
    if (contest === undefined) continue;
    const rules = await loadContestRules(parts.database, viewer, contest);
    if (!positionIn(viewer, rules).isAdmin && (await isOpenTo(parts, viewer, contest))) return true;
  }
  return false;
}
