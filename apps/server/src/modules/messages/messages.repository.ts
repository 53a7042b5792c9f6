import { sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';

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

/** One query, since every open page without a stream sends it every two minutes. */
export const countUnread = (database: Queryable, userId: string) => countUnreadOf(database, [userId]);

export type UnreadRow = Pick<Awaited<ReturnType<typeof countUnread>>[number], 'kind' | 'count'>;

/** Unread ones first, then the newest. */
export async function listSystemMessages(
  database: Queryable,
  { recipientId, kind, ...request }: PageRequest & { recipientId: string; kind: NoticeKind },
) {
  const own = database
    .selectFrom('userNotice')
    .where('userNotice.recipientId', '=', recipientId)
    .where('kind', '=', kind);
  const { total } = await own
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin('notice', 'notice.id', 'userNotice.noticeId')
    .select(['userNotice.id', 'title', 'content', 'authorId', 'kind', 'isRead'])
    .select('userNotice.createdAt')
    .orderBy('isRead')
    .orderBy('userNotice.id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export type SystemMessageRow = Awaited<ReturnType<typeof listSystemMessages>>['rows'][number];

/** Unread ones first, then the newest. */
export async function listReminders(
  database: Queryable,
  { recipientId, kind, ...request }: PageRequest & { recipientId: string; kind: ReminderKind },
) {
  const own = database
    .selectFrom('reminder')
    .where('reminder.recipientId', '=', recipientId)
    .where('reminder.kind', '=', kind);
  const [{ total }, rows] = await Promise.all([
    own.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    own
      .innerJoin('userAccount as sender', 'sender.id', 'reminder.senderId')
      .selectAll('reminder')
      .select(['sender.username as senderName', 'sender.avatarUrl as senderAvatar'])
      .orderBy('reminder.isRead')
      .orderBy('reminder.id', 'desc')
      .limit(request.limit)
      .offset(offsetOf(request))
      .execute(),
  ]);
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
