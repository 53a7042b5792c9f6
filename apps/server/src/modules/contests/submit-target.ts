/** What somebody submits to inside a contest. */
import { refuseContestSubmit, type ContestSubmitRefusal } from '@touchstone/rules/contests/contest-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findContestProblem } from './contest-problems.repository.ts';
import { describeViewer, findShownContest, viewRefusals } from './open-contest.ts';

const submitRefusals = {
  ...viewRefusals,
  ended: 'contestEnded',
} as const satisfies Record<ContestSubmitRefusal, string>;

/** Judged by the moment in which the site takes it, not by the clock of who sends it. */
export async function findContestTarget(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer,
  { contestId, displayId }: { contestId: number; displayId: string },
) {
  const { contest, terms } = await findShownContest(database, viewer, contestId);
  const visitor = await describeViewer(database, viewer, contest);
  const refusal = refuseContestSubmit(terms, visitor, clock().getTime());
  if (refusal !== undefined) throw callError(submitRefusals[refusal]);
  const problem = await findContestProblem(database, contestId, displayId);
  if (problem === undefined) throw callError('contestProblemMissing');
  if (problem.visibility === 'private') throw callError('contestProblemHidden');
  if (problem.isRemote) throw callError('remoteJudgingUnavailable');
  return { problemId: problem.problemId, contestId, contestProblemId: problem.id };
}
