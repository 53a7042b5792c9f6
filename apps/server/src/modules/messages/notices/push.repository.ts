import type { Queryable } from '@touchstone/database';

/** Locks the oldest notice that waits. A notice that another transaction pushes or changes is skipped. */
export const takeWaitingNotice = (transaction: Queryable) =>
  transaction
    .selectFrom('notice')
    .select(['id', 'audience'])
    .where('pushedAt', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function markPushed(
  transaction: Queryable,
  id: number,
  pushed: { pushedAt: Date; deliveredCount: number },
) {
  await transaction.updateTable('notice').set(pushed).where('id', '=', id).execute();
}
