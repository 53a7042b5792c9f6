import { toWireDate, type Locale } from '@touchstone/contract';
import { pickLanguage } from '@touchstone/contract/localised-text';
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

/** The web picks the section of the content, which it shows as Markdown. A title has no such place. */
export const presentSystemMessage = (message: SystemMessageRow, locale: Locale) => ({
  id: message.id,
  title: pickLanguage(message.title, locale),
  content: message.content,
  adminId: message.authorId,
  type: message.kind as NoticeKind,
  state: message.isRead,
  gmtCreate: toWireDate(message.createdAt),
});
