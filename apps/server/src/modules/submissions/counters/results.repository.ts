/** Counters that follow the status of a submission: results per problem, and the solved mark of a user for a problem. */
import { isUnderWay, statuses } from '@touchstone/contract';
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';

export async function updateSubmission(
  transaction: Queryable,
  id: number,
  changes: Updateable<Tables['submission']>,
) {
  await transaction.updateTable('submission').set(changes).where('id', '=', id).execute();
}

export async function moveResultCount(
  transaction: Queryable,
  problemId: number,
  { from, to }: { from: number; to: number },
) {
  const moves = [
    { status: from, change: -1 },
    { status: to, change: 1 },
  ].filter(({ status }) => !isUnderWay(status));
  // A fixed order prevents deadlocks between transactions that move the same two counts.
  for (const { status, change } of moves.toSorted((one, other) => one.status - other.status)) {
    await transaction
      .insertInto('problemResultCount')
      .values({ problemId, status, count: Math.max(change, 0) })
      .onConflict((conflict) =>
        conflict
          .columns(['problemId', 'status'])
          .doUpdateSet({ count: sql`greatest(problem_result_count.count + ${change}, 0)` }),
      )
      .execute();
  }
}

interface Solver {
  userId: string;
  problemId: number;
}

/** Deletes the mark of this submission, or any mark when none is given. Returns false when there was none. */
export async function deleteMark(
  transaction: Queryable,
  { userId, problemId }: Solver,
  bySubmission?: number,
): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('solvedProblem')
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .$if(bySubmission !== undefined, (query) => query.where('submissionId', '=', bySubmission ?? 0))
    .returning('submissionId')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Returns false when no accepted submission is left. */
export async function markByEarliestSubmission(
  transaction: Queryable,
  { userId, problemId }: Solver,
): Promise<boolean> {
  const marked = await transaction
    .insertInto('solvedProblem')
    .columns(['userId', 'problemId', 'submissionId', 'solvedAt'])
    .expression((from) =>
      from
        .selectFrom('submission')
        .select(['userId', 'problemId', 'id', 'submittedAt'])
        .where('userId', '=', userId)
        .where('problemId', '=', problemId)
        .where('contestId', 'is', null)
        .where('groupId', 'is', null)
        .where('status', '=', statuses.accepted)
        .orderBy('submittedAt')
        .orderBy('id')
        .limit(1),
    )
    .returning('submissionId')
    .executeTakeFirst();
  return marked !== undefined;
}
