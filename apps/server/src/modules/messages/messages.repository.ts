import {
  createBatchLoader,
  prepareBatchedQuery,
  prepareForEach,
  prepareQuery,
  sql,
  type Queryable,
  type ValueOf,
} from '@touchstone/database';
import type { PageRequest } from '../../platform/page-request.ts';
import { maxNamedUsers, messagesReadNotification } from '../notices/index.ts';
import {
  loadPage,
  pageTypes,
  selectPageIds,
  type LoadBookmarks,
  type MessageList,
  type PageShape,
  type PageValues,
} from './message-pages.repository.ts';

/** The list that shows a reminder. */
export type ReminderKind = 'comment' | 'reply' | 'like';
export type NoticeKind = 'Sys' | 'Mine';

/** Literally the predicate of the partial indexes: a generic plan does not know the value of a parameter. */
const isUnread = sql<boolean>`NOT is_read`;

const unreadOf = prepareQuery((database, value: ValueOf<{ userIds: readonly string[] }>) => {
  const recipients = sql<string>`ANY(${value('userIds')}::text[])`;
  const notices = database
    .selectFrom('userNotice')
    .select((select) => [
      'recipientId',
      select.ref('kind').$castTo<NoticeKind | ReminderKind>().as('kind'),
      select.fn.countAll<number>().as('count'),
    ])
    .where('recipientId', '=', recipients)
    .where(isUnread)
    .groupBy(['recipientId', 'kind']);
  const unreadReminders = database
    .selectFrom('reminder')
    .select((select) => [
      'recipientId',
      select.ref('kind').$castTo<NoticeKind | ReminderKind>().as('kind'),
      select.fn.countAll<number>().as('count'),
    ])
    .where('recipientId', '=', recipients)
    .where(isUnread)
    .groupBy(['recipientId', 'kind']);
  return notices.unionAll(unreadReminders);
});

/** Unread rows of users by kind; kinds without any are absent. */
export const countUnreadOf = (database: Queryable, userIds: readonly string[]) =>
  unreadOf(database, { userIds });

export type UnreadRow = Pick<Awaited<ReturnType<typeof countUnreadOf>>[number], 'kind' | 'count'>;

const loadUnread = createBatchLoader(async (database, userIds: string[]) =>
  Map.groupBy(await countUnreadOf(database, userIds), ({ recipientId }) => recipientId),
);

/** Concurrent calls share one query, since every open page without a stream sends it every two minutes. */
export const countUnread = async (database: Queryable, userId: string): Promise<UnreadRow[]> =>
  (await loadUnread(database, userId)) ?? [];

const systemMessages = prepareForEach((shape: PageShape) =>
  prepareBatchedQuery(pageTypes, (database, value: ValueOf<PageValues>) =>
    database
      .selectFrom('userNotice')
      .innerJoin('notice', 'notice.id', 'userNotice.noticeId')
      .innerJoin(selectPageIds('user_notice', shape, value).as('onPage'), 'onPage.id', 'userNotice.id')
      .select(['userNotice.id', 'title', 'content', 'authorId', 'kind', 'isRead', 'userNotice.createdAt']),
  ),
);

/** Unread ones first, then the newest. */
export const listSystemMessages = (
  database: Queryable,
  page: PageRequest & MessageList & { kind: NoticeKind },
  loadBookmarks: LoadBookmarks,
) => loadPage({ load: (shape, values) => systemMessages(shape)(database, values), loadBookmarks }, page);

export type SystemMessageRow = Awaited<ReturnType<typeof listSystemMessages>>[number];

const reminders = prepareForEach((shape: PageShape) =>
  prepareBatchedQuery(pageTypes, (database, value: ValueOf<PageValues>) =>
    database
      .selectFrom('reminder')
      .innerJoin('userAccount as sender', 'sender.id', 'reminder.senderId')
      .innerJoin(selectPageIds('reminder', shape, value).as('onPage'), 'onPage.id', 'reminder.id')
      .select(['reminder.id', 'action', 'senderId', 'sourceType', 'sourceId', 'sourceContent'])
      .select(['commentId', 'replyId', 'quoteType', 'quoteId', 'url', 'isRead', 'reminder.createdAt'])
      .select(['sender.username as senderName', 'sender.avatarUrl as senderAvatar']),
  ),
);

/** Unread ones first, then the newest. */
export const listReminders = (
  database: Queryable,
  page: PageRequest & MessageList & { kind: ReminderKind },
  loadBookmarks: LoadBookmarks,
) => loadPage({ load: (shape, values) => reminders(shape)(database, values), loadBookmarks }, page);

export type ReminderRow = Awaited<ReturnType<typeof listReminders>>[number];

/**
 * Marks those that are unread, and publishes it. Does not wait for a call that marks the same messages, of another server for example,
 * nor for the disk: after a crash of PostgreSQL, messages of its last second may be unread again. One statement, since each
 * further one waits for its turn in the server and in PostgreSQL.
 */
const createMarkRead = (table: 'reminder' | 'userNotice') =>
  prepareQuery(
    (database, value: ValueOf<{ ids: readonly number[] }>) =>
      database
        .with('marked', (query) =>
          query
            .updateTable(table)
            .set({ isRead: true })
            .where('id', 'in', (select) =>
              select
                .selectFrom(table)
                .select('id')
                .where('id', '=', sql<number>`ANY(${value('ids')}::bigint[])`)
                .where(isUnread)
                .forUpdate()
                .skipLocked(),
            )
            .returning('recipientId'),
        )
        .selectFrom((query) =>
          query
            .selectFrom('marked')
            .distinct()
            .select('recipientId')
            .select(
              sql`dense_rank() OVER (ORDER BY recipient_id) / ${sql.lit(maxNamedUsers)}`.as('numberOfGroup'),
            )
            .as('reader'),
        )
        .select([
          sql`set_config('synchronous_commit', 'off', true)`.as('commit'),
          messagesReadNotification.as('event'),
        ])
        .groupBy('numberOfGroup'),
    { usesPool: true },
  );

export const markRemindersRead = createMarkRead('reminder');
export const markNoticesRead = createMarkRead('userNotice');

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
