/**
 * How this works: this is the only place that changes the status of a submission.
 *
 *   Pending → Compiling → Judging → verdict      a judge takes, compiles, runs and finishes it
 *   Compiling, Judging → Pending                 the attempt was lost and is queued again
 *   any → Pending                                rejudge
 *   any → Cancelled, verdict by hand             decision of an administrator
 *
 * Counters depend on the status: results per problem, solved problems, the statistics that users are ranked by, the progress in
 * trainings. They change in the same transaction, and the event is published when it commits. A submission that is pending or running is in no
 * counter; `write-verdict.repository.ts` writes its verdict in one statement. A change of a verdict takes the longer way.
 */
import { isUnderWay, statuses } from '@touchstone/contract';
import type { Queryable, Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { publishEvent } from '../../../platform/event-bus.ts';
import {
  deleteMark,
  markByEarliestSubmission,
  moveResultCount,
  updateSubmission,
} from '../counters/results.repository.ts';
import { writeVerdict } from '../counters/write-verdict.repository.ts';
import { updateProgress } from '../../trainings/index.ts';
import { lockProblemReference } from '../counters/counted-problem.repository.ts';
import { findScoreChange, lockStatistic, moveStatistic } from '../counters/user-statistics.repository.ts';
import { lockSubmission, type LockedSubmission } from './task.repository.ts';

export type SubmissionChanges = Omit<Updateable<Tables['submission']>, 'id' | 'status'> & {
  status: number;
  updatedAt: Date;
};

/** Returns the row as it was, or undefined if it does not exist. */
export async function changeSubmission(
  transaction: Queryable,
  id: number,
  changes: SubmissionChanges,
): Promise<LockedSubmission | undefined> {
  const before = await lockSubmission(transaction, id);
  if (before !== undefined) await changeLockedSubmission(transaction, before, changes);
  return before;
}

/** The caller has locked and loaded the row: `before`. */
export async function changeLockedSubmission(
  transaction: Queryable,
  before: LockedSubmission,
  changes: SubmissionChanges,
) {
  if (isUnderWay(before.status)) await changeUncounted(transaction, before, changes);
  else await changeCounted(transaction, before, changes);
}

const isPublic = ({ contestId, groupId }: LockedSubmission) => contestId === null && groupId === null;

const eventOf = ({ status }: SubmissionChanges) =>
  isUnderWay(status) ? 'submission.progress' : 'submission.judged';

/** A submission that is pending or running is in no counter. */
async function changeUncounted(transaction: Queryable, before: LockedSubmission, changes: SubmissionChanges) {
  const isCounted = isPublic(before) && !isUnderWay(changes.status);
  const isSolved = isCounted && changes.status === statuses.accepted;
  // A submission without a verdict has no points, so only a new score can change anything.
  const points = isCounted && typeof changes.oiRankScore === 'number' ? changes.oiRankScore : undefined;
  if (isSolved || points !== undefined) await lockStatistic(transaction, before);
  const score = points === undefined ? 0 : await findScoreChange(transaction, before, points);
  const eventName = eventOf(changes);
  const isFinal = !isUnderWay(changes.status);
  await writeVerdict(transaction, {
    submission: before,
    changes,
    isCounted,
    isSolved,
    isFinal,
    score,
    eventName,
  });
  if (isFinal && before.contestId === null) await updateProgress(transaction, before);
}

async function changeCounted(transaction: Queryable, before: LockedSubmission, changes: SubmissionChanges) {
  const { id, problemId } = before;
  const isRecounted = isPublic(before) && before.status !== changes.status;
  let solved = 0;
  let score = 0;
  if (isPublic(before)) {
    await lockStatistic(transaction, before);
    if (changes.oiRankScore !== undefined)
      score = await findScoreChange(transaction, before, changes.oiRankScore);
  }
  await updateSubmission(transaction, id, changes);
  if (isRecounted) {
    await moveResultCount(transaction, problemId, { from: before.status, to: changes.status });
    solved = await refreshSolvedMark(transaction, before, changes);
  }
  await moveStatistic(transaction, before, { solved, score });
  if (before.contestId === null) {
    await lockProblemReference(transaction, problemId);
    await updateProgress(transaction, before);
  }
  await publishEvent(transaction, eventOf(changes), {
    submissionId: id,
    countedProblemId: isRecounted ? problemId : undefined,
  });
}

/** Returns the change of the number of solved problems. The user's statistic is locked, so no other mark changes. */
async function refreshSolvedMark(
  transaction: Queryable,
  before: LockedSubmission,
  { status: to }: SubmissionChanges,
): Promise<number> {
  const isAccepted = to === statuses.accepted;
  if (!isAccepted && before.status !== statuses.accepted) return 0;
  const isRemoved = await deleteMark(transaction, before, isAccepted ? undefined : before.id);
  // The mark belongs to another submission and stays.
  if (!isAccepted && !isRemoved) return 0;
  const isMarked = await markByEarliestSubmission(transaction, before);
  return Number(isMarked) - Number(isRemoved);
}
