import { sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';

export type MessageKind = 'Sys' | 'Mine' | 'Discuss' | 'Reply' | 'Like_Post' | 'Like_Discuss';

/**
 * Unread rows of a user by kind; kinds without any are absent. One query, since every open page sends it every two
 * minutes.
 */
export function countUnread(database: Queryable, userId: string) {
  const notices = database
    .selectFrom('userNotice')
    .select((select) => [
      select.ref('kind').$castTo<MessageKind>().as('kind'),
      select.fn.countAll<number>().as('count'),
    ])
    .where('recipientId', '=', userId)
    .where('isRead', '=', false)
    .groupBy('kind');
  const reminders = database
    .selectFrom('reminder')
    .select((select) => [
      select.ref('action').$castTo<MessageKind>().as('kind'),
      select.fn.countAll<number>().as('count'),
    ])
    .where('recipientId', '=', userId)
    .where('isRead', '=', false)
    .groupBy('action');
  return notices.unionAll(reminders).execute();
}

export type UnreadRow = Awaited<ReturnType<typeof countUnread>>[number];

export type NoticeKind = Extract<MessageKind, 'Sys' | 'Mine'>;

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

export async function markRead(database: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return;
  await database
    .updateTable('userNotice')
    .set({ isRead: true })
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute();
}

export type ClearedKind = 'Discuss' | 'Reply' | 'Like' | NoticeKind;

const actionsOf = {
  Discuss: ['Discuss'],
  Reply: ['Reply'],
  Like: ['Like_Post', 'Like_Discuss'],
} as const;

export const isClearedKind = (kind: string): kind is ClearedKind =>
  kind in actionsOf || kind === 'Sys' || kind === 'Mine';

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
          .where('action', 'in', actionsOf[kind])
          .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
          .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
