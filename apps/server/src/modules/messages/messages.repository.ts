import type { Queryable } from '@touchstone/database';

export type MessageKind = 'Sys' | 'Mine' | 'Discuss' | 'Reply' | 'Like_Post' | 'Like_Discuss';

/** Unread rows of a user by kind; kinds without any are left out. One query: every open page asks it every two minutes. */
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
