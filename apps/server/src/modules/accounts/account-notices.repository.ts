/** The notices that accounts cause. Reading and clearing them belongs to the messages. */
import { sql, type Queryable } from '@touchstone/database';

/** A new account finds everything that was announced to all before it came. */
export async function copyPushedNotices(transaction: Queryable, userId: string, now: Date) {
  await transaction
    .insertInto('userNotice')
    .columns(['noticeId', 'recipientId', 'kind', 'createdAt'])
    .expression((from) =>
      from
        .selectFrom('notice')
        .select(['id', sql<string>`${userId}`.as('recipient'), sql<'Sys'>`'Sys'`.as('kind')])
        .select(sql<Date>`${now}::timestamptz`.as('created'))
        .where('audience', '=', 'All')
        .where('pushedAt', 'is not', null)
        .orderBy('id'),
    )
    .execute();
}

export async function insertSystemNotice(
  transaction: Queryable,
  { recipientId, title, content, now }: { recipientId: string; title: string; content: string; now: Date },
) {
  const { id } = await transaction
    .insertInto('notice')
    .values({ title, content, audience: 'Single', recipientId, pushedAt: now, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('userNotice')
    .values({ noticeId: id, recipientId, kind: 'Sys', createdAt: now })
    .execute();
}
