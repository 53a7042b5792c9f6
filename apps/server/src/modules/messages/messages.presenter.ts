import { toWireDate } from '@touchstone/contract';
import type { MessageKind, NoticeKind, SystemMessageRow, UnreadRow } from './messages.repository.ts';

/** Clients show both kinds of likes as one number. */
const numberOfKind = {
  Discuss: 'comment',
  Reply: 'reply',
  Like_Post: 'like',
  Like_Discuss: 'like',
  Sys: 'sys',
  Mine: 'mine',
} as const satisfies Record<MessageKind, string>;

export function presentUnread(rows: UnreadRow[]) {
  const unread = { comment: 0, reply: 0, like: 0, sys: 0, mine: 0 };
  for (const { kind, count } of rows) unread[numberOfKind[kind]] += count;
  return unread;
}

export const presentSystemMessage = (message: SystemMessageRow) => ({
  id: message.id,
  title: message.title,
  content: message.content,
  adminId: message.authorId,
  type: message.kind as NoticeKind,
  state: message.isRead,
  gmtCreate: toWireDate(message.createdAt),
});
