import type { NoticeAudience } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { lockRows } from '../../../platform/row-locks.repository.ts';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

/** Those that wait come first, then the newest. What the site wrote by itself is not listed. */
export async function listNotices(
  database: Queryable,
  { audience, ...request }: PageRequest & { audience: NoticeAudience | undefined },
) {
  const written = database
    .selectFrom('notice')
    .where('authorUsername', 'is not', null)
    .$if(audience !== undefined, (query) => query.where('audience', '=', audience ?? 'All'));
  const { total } = await written
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await written
    .leftJoin('userAccount', 'userAccount.id', 'notice.authorId')
    .select(['notice.id', 'title', 'content', 'audience', 'pushedAt', 'deliveredCount'])
    .select(['notice.createdAt', 'notice.updatedAt'])
    .select(sql<string>`coalesce(user_account.username, author_username)`.as('authorName'))
    .orderBy(sql`(pushed_at IS NOT NULL)`)
    .orderBy('notice.id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>['rows'][number];

export const listRecipients = (database: Queryable, noticeIds: readonly number[]) =>
  database
    .selectFrom('noticeRecipient')
    .innerJoin('userAccount', 'userAccount.id', 'noticeRecipient.recipientId')
    .select(['noticeId', 'userAccount.id', 'username'])
    .where('noticeId', '=', sql<number>`ANY(${noticeIds}::bigint[])`)
    .orderBy('username')
    .execute();

export type RecipientRow = Awaited<ReturnType<typeof listRecipients>>[number];

export interface NoticeText {
  title: string;
  content: string;
  audience: NoticeAudience;
}

export async function insertNotice(
  transaction: Queryable,
  notice: NoticeText & { authorId: string; authorUsername: string; createdAt: Date; updatedAt: Date },
) {
  const { id } = await transaction
    .insertInto('notice')
    .values(notice)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Held until the transaction ends: a change and a push of the same notice take turns. */
export const lockNotice = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('notice')
    .select(['title', 'content', 'audience', 'pushedAt'])
    .where('id', '=', id)
    .where('authorUsername', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

export async function updateNotice(
  transaction: Queryable,
  id: number,
  changes: NoticeText & { updatedAt: Date },
) {
  await transaction.updateTable('notice').set(changes).where('id', '=', id).execute();
}

export async function deleteNotice(transaction: Queryable, id: number) {
  await transaction.deleteFrom('notice').where('id', '=', id).execute();
}

export async function listRecipientIds(database: Queryable, noticeId: number) {
  const rows = await database
    .selectFrom('noticeRecipient')
    .select('recipientId')
    .where('noticeId', '=', noticeId)
    .orderBy('recipientId')
    .execute();
  return rows.map(({ recipientId }) => recipientId);
}

/** How many of them exist. They stay until the transaction ends. */
export const lockAccounts = (transaction: Queryable, ids: readonly string[]) =>
  lockRows(transaction, 'userAccount', { where: sql`id = ANY (${ids}::text[])`, mode: 'keyShare' });

export async function replaceRecipients(transaction: Queryable, noticeId: number, ids: readonly string[]) {
  await transaction.deleteFrom('noticeRecipient').where('noticeId', '=', noticeId).execute();
  await sql`
    INSERT INTO notice_recipient (notice_id, recipient_id)
    SELECT ${noticeId}, unnest(${ids}::text[])`.execute(transaction);
}
