import type { EffectKind } from '@touchstone/contract/in-use';
import { sql, type Queryable } from '@touchstone/database';
import { requireConfirmed } from '../../../platform/in-use.ts';

const listMarks = async (transaction: Queryable, trainingId: number) => {
  const rows = await transaction
    .selectFrom('trainingParticipant')
    .select(['userId', 'solved', 'late', 'score'])
    .where('trainingId', '=', trainingId)
    .where('attempts', '>', 0)
    .execute();
  return new Map(rows.map(({ userId, ...marks }) => [userId, JSON.stringify(marks)]));
};

/** Participants with work in the training. */
export async function countLearners(transaction: Queryable, trainingId: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('trainingParticipant')
    .select(sql<number>`count(*)`.as('count'))
    .where('trainingId', '=', trainingId)
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Makes the change and compares the marks before and after it. If some moved and the sender of the call has not confirmed that,
 * this throws, which takes the change back with the transaction.
 */
export async function confirmMovedMarks<Result>(
  transaction: Queryable,
  { trainingId, confirm }: { trainingId: number; confirm: readonly EffectKind[] | undefined },
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await listMarks(transaction, trainingId);
  const result = await change();
  const after = await listMarks(transaction, trainingId);
  const marksMoved = [...before].filter(([userId, marks]) => after.get(userId) !== marks).length;
  requireConfirmed({ marksMoved }, confirm);
  return result;
}
