import { toWireDate, type Locale, type LocalisedText } from '@touchstone/contract';
import { pickLanguage } from '@touchstone/contract/localised-text';
import type { ReminderSource } from '../comments/index.ts';
import type { NoticeKind, ReminderRow, SystemMessageRow, UnreadRow } from './messages.repository.ts';

/** Names on the wire. */
const counterOf = { comment: 'comment', reply: 'reply', like: 'like', Sys: 'sys', Mine: 'mine' } as const;

export function presentUnread(rows: UnreadRow[]) {
  const unread = { comment: 0, reply: 0, like: 0, sys: 0, mine: 0 };
  for (const { kind, count } of rows) unread[counterOf[kind]] += count;
  return unread;
}

const goneSource: LocalisedText = {
  'zh-CN': '内容已删除或无法访问',
  'zh-HK': '內容已刪除或無法存取',
  'en-US': 'Deleted or no longer available',
};
const goneQuote: LocalisedText = {
  'zh-CN': '原文已删除',
  'zh-HK': '原文已刪除',
  'en-US': 'The original text was deleted',
};

type WireAction = 'Discuss' | 'Reply' | 'Like_Post' | 'Like_Discuss';

/** `source`: undefined if it is gone for the recipient. */
export function presentReminder(row: ReminderRow, source: ReminderSource | undefined, locale: Locale) {
  const isMention = row.action === 'Mention';
  const quoteContent =
    row.quoteId === null || source === undefined ? null : (source.quote ?? goneQuote[locale]);
  return {
    id: row.id,
    action: isMention ? ('Reply' as const) : (row.action as WireAction),
    isMention,
    sourceId: row.sourceId,
    sourceType: row.sourceType,
    sourceTitle: source?.title ?? goneSource[locale],
    sourceContent: source === undefined ? null : row.sourceContent,
    quoteId: row.quoteId,
    quoteType: row.quoteType,
    quoteContent,
    url: row.url,
    isGone: source === undefined,
    state: row.isRead,
    senderId: row.senderId,
    senderUsername: row.senderName,
    senderAvatar: row.senderAvatar,
    gmtCreate: toWireDate(row.createdAt),
  };
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
