/**
 * How this works: what users are ranked by depends on problems, too: on who may see them, and on their being there. Whoever
 * publishes, hides or deletes a problem does it here, so that the rankings move in the same transaction. The locks come in
 * the order of `user-statistics.repository.ts`: submissions, the problem, statistics.
 */
import type { Queryable, Tables } from '@touchstone/database';
import type { Selectable } from 'kysely';
import { callError } from '../../../platform/errors/call-error.ts';
import { publishEvent } from '../../../platform/event-bus.ts';
import { listContestsWith } from './contest-work.repository.ts';
import {
  deleteProblemRow,
  lockProblem,
  lockSubmissionsTo,
  setAudience,
} from './counted-problem.repository.ts';
import { moveSolversOf, recountStatistics } from './user-statistics.repository.ts';

/** Who may see a problem. */
export type ProblemAudience = Pick<Selectable<Tables['problem']>, 'visibility' | 'groupId'>;

const isCounted = ({ visibility, groupId }: ProblemAudience) => visibility === 'public' && groupId === null;

export async function changeProblemAudience(
  transaction: Queryable,
  problemId: number,
  change: Partial<ProblemAudience> & { updatedAt: Date },
) {
  const before = await lockProblem(transaction, problemId);
  if (before === undefined) throw callError('problemNotFound');
  await setAudience(transaction, problemId, change);
  const [wasCounted, isCountedNow] = [isCounted(before), isCounted({ ...before, ...change })];
  if (wasCounted !== isCountedNow) await moveSolversOf(transaction, problemId, isCountedNow ? 1 : -1);
}

/** With all submissions to it; contests that had it have it no more. */
export async function deleteProblem(transaction: Queryable, problemId: number) {
  const userIds = await lockSubmissionsTo(transaction, problemId);
  if ((await lockProblem(transaction, problemId)) === undefined) throw callError('problemNotFound');
  const contestIds = await listContestsWith(transaction, problemId);
  await deleteProblemRow(transaction, problemId);
  for (const contestId of contestIds) await publishEvent(transaction, 'contest.changed', { contestId });
  await recountStatistics(transaction, userIds);
}
