/**
 * How this works: the status of a submission is counted elsewhere: results per problem, solved problems, what users are
 * ranked by. Whoever changes a status does it here, so that what is counted moves in the same transaction, and those who
 * watch are told when it commits.
 */
import { isUnderWay, statuses } from '@touchstone/contract';
import type { Queryable, Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { publishEvent } from '../../../platform/event-bus.ts';
import {
  writeVerdict,
  deleteMark,
  markByEarliestSubmission,
  moveResultCount,
  updateSubmission,
} from '../counters/results.repository.ts';
import { findScoreChange, lockStatistic, moveStatistic } from '../counters/user-statistics.repository.ts';
import { lockSubmission, type LockedSubmission } from './task.repository.ts';

export type SubmissionChanges = Omit<Updateable<Tables['submission']>, 'id' | 'status'> & {
  status: number;
  updatedAt: Date;
};

/** Answers the row as it was, or undefined when there is none. */
export async function changeSubmission(
  transaction: Queryable,
  id: number,
  changes: SubmissionChanges,
): Promise<LockedSubmission | undefined> {
  const before = await lockSubmission(transaction, id);
  if (before !== undefined) await changeLockedSubmission(transaction, before, changes);
  return before;
}

/** The caller has locked the row and read it: `before`. */
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

/** What waits or runs is counted nowhere yet. */
async function changeUncounted(transaction: Queryable, before: LockedSubmission, changes: SubmissionChanges) {
  const isCounted = isPublic(before) && !isUnderWay(changes.status);
  const isSolved = isCounted && changes.status === statuses.accepted;
  // What is under way has no points: only getting some changes anything.
  const points = isCounted && typeof changes.oiRankScore === 'number' ? changes.oiRankScore : undefined;
  if (isSolved || points !== undefined) await lockStatistic(transaction, before);
  const score = points === undefined ? 0 : await findScoreChange(transaction, before, points);
  const eventName = eventOf(changes);
  await writeVerdict(transaction, { submission: before, changes, isCounted, isSolved, score, eventName });
}

async function changeCounted(transaction: Queryable, before: LockedSubmission, changes: SubmissionChanges) {
  const { id, problemId } = before;
  let solved = 0;
  let score = 0;
  if (isPublic(before)) {
    await lockStatistic(transaction, before);
    if (changes.oiRankScore !== undefined)
      score = await findScoreChange(transaction, before, changes.oiRankScore);
  }
  await updateSubmission(transaction, id, changes);
  if (isPublic(before) && before.status !== changes.status) {
    await moveResultCount(transaction, problemId, { from: before.status, to: changes.status });
    solved = await refreshSolvedMark(transaction, before, changes);
  }
  await moveStatistic(transaction, before, { solved, score });
  await publishEvent(transaction, eventOf(changes), { submissionId: id });
}

/** Answers by how much the number of solved problems has changed. The user's statistic is locked: no other mark moves. */
async function refreshSolvedMark(
  transaction: Queryable,
  before: LockedSubmission,
  { status: to }: SubmissionChanges,
): Promise<number> {
  const isAccepted = to === statuses.accepted;
  if (!isAccepted && before.status !== statuses.accepted) return 0;
  const isRemoved = await deleteMark(transaction, before, isAccepted ? undefined : before.id);
  // Not the mark of this one: it stays.
  if (!isAccepted && !isRemoved) return 0;
  const isMarked = await markByEarliestSubmission(transaction, before);
  return Number(isMarked) - Number(isRemoved);
}
