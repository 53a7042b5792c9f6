import { createBatchLoader, sql, type Queryable } from '@touchstone/database';
import type { PageRequest } from '../../platform/page-request.ts';
import { listMessageIds } from './message-pages.repository.ts';

/** The list that shows a reminder. */
export type ReminderKind = 'comment' | 'reply' | 'like';
export type NoticeKind = 'Sys' | 'Mine';

/** Unread rows of users by kind; kinds without any are absent. */
export function countUnreadOf(database: Queryable, userIds: readonly string[]) {
  const recipients = sql<string>`ANY(${[...userIds]}::text[])`;
  const notices = database
    .selectFrom('userNotice')
    .select((select) => [
      'recipientId',
      select.ref('kind').$castTo<NoticeKind | ReminderKind>().as('kind'),
      select.fn.countAll<number>().as('count'),
    ])
    .where('recipientId', '=', recipients)
    .where('isRead', '=', false)
    .groupBy(['recipientId', 'kind']);
  const reminders = database
    .selectFrom('reminder')
    .select((select) => [
      'recipientId',
      select.ref('kind').$castTo<NoticeKind | ReminderKind>().as('kind'),
      select.fn.countAll<number>().as('count'),
    ])
    .where('recipientId', '=', recipients)
    .where('isRead', '=', false)
    .groupBy(['recipientId', 'kind']);
  return notices.unionAll(reminders).execute();
}

export type UnreadRow = Pick<Awaited<ReturnType<typeof countUnreadOf>>[number], 'kind' | 'count'>;

const loadUnread = createBatchLoader(async (database, userIds: string[]) =>
  Map.groupBy(await countUnreadOf(database, userIds), ({ recipientId }) => recipientId),
);

/** Concurrent calls share one query, since every open page without a stream sends it every two minutes. */
export const countUnread = async (database: Queryable, userId: string): Promise<UnreadRow[]> =>
  (await loadUnread(database, userId)) ?? [];

/** Unread ones first, then the newest. */
export async function listSystemMessages(
  database: Queryable,
  list: PageRequest & { recipientId: string; kind: NoticeKind },
) {
  const { ids, total } = await listMessageIds(database, 'user_notice', list);
  const rows = await database
    .selectFrom('userNotice')
    .innerJoin('notice', 'notice.id', 'userNotice.noticeId')
    .select(['userNotice.id', 'title', 'content', 'authorId', 'kind', 'isRead'])
    .select('userNotice.createdAt')
    .where('userNotice.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('isRead')
    .orderBy('userNotice.id', 'desc')
    .execute();
  return { rows, total };
}

export type SystemMessageRow = Awaited<ReturnType<typeof listSystemMessages>>['rows'][number];

/** Unread ones first, then the newest. */
export async function listReminders(
  database: Queryable,
  list: PageRequest & { recipientId: string; kind: ReminderKind },
) {
  const { ids, total } = await listMessageIds(database, 'reminder', list);
  const rows = await database
    .selectFrom('reminder')
    .innerJoin('userAccount as sender', 'sender.id', 'reminder.senderId')
    .selectAll('reminder')
    .select(['sender.username as senderName', 'sender.avatarUrl as senderAvatar'])
    .where('reminder.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('reminder.isRead')
    .orderBy('reminder.id', 'desc')
    .execute();
  return { rows, total };
}

export type ReminderRow = Awaited<ReturnType<typeof listReminders>>['rows'][number];

export async function markRemindersRead(database: Queryable, ids: readonly number[]) {
  await database
    .updateTable('reminder')
    .set({ isRead: true })
    .where('id', '=', sql<number>`ANY(${[...ids]}::bigint[])`)
    .execute();
}

export async function markRead(database: Queryable, ids: readonly number[]) {
  await database
    .updateTable('userNotice')
    .set({ isRead: true })
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute();
}

export type ClearedKind = 'Discuss' | 'Reply' | 'Like' | NoticeKind;

const kindOf = { Discuss: 'comment', Reply: 'reply', Like: 'like' } as const;

export const isClearedKind = (kind: string): kind is ClearedKind =>
  kind in kindOf || kind === 'Sys' || kind === 'Mine';

/** Deletes one message of the kind, or all of them. Returns the number of deleted rows. */
export async function deleteMessages(
  database: Queryable,
  { recipientId, kind, id }: { recipientId: string; kind: ClearedKind; id: number | undefined },
) {
  const { numDeletedRows } =
    kind === 'Sys' || kind === 'Mine'
      ? await database
          .deleteFrom('userNotice')
          .where('recipientId', '=', recipientId)
          .where('kind', '=', kind)
          .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
          .executeTakeFirstOrThrow()
      : await database
          .deleteFrom('reminder')
          .where('recipientId', '=', recipientId)
          .where('kind', '=', kindOf[kind])
          .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
          .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
