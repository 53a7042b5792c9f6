/** Reminders of what other users did. In the transaction of the caller; the module `messages` reads them. */
import type { Queryable } from '@touchstone/database';
import { publishMessagesChanged } from './publish-messages-changed.ts';
import { insertReminders, type ReminderAction } from './reminders.repository.ts';

export interface Reminder {
  action: ReminderAction;
  /** Where it happened. */
  source: { type: 'Discussion' | 'Contest'; id: number; groupId: number | null };
  senderId: string;
  /** The sender is left out. The caller checks that the others may read the source. */
  recipientIds: readonly string[];
  /** What the message leads to. */
  commentId?: number | undefined;
  replyId?: number | undefined;
  /** What the text answers. */
  quote?: { type: 'Comment' | 'Reply'; id: number } | undefined;
  /** The text, of which the beginning is stored. */
  content?: string | undefined;
  now: Date;
}

const storedLength = 200;
const cut = (text: string) => (text.length > storedLength ? `${text.slice(0, storedLength)}...` : text);

function addressOf({ source, commentId, replyId }: Reminder): string {
  const discussion = `/discussion-detail/${String(source.id)}`;
  const inGroup = source.groupId === null ? '' : `/group/${String(source.groupId)}`;
  const path =
    source.type === 'Contest' ? `/contest/${String(source.id)}/comment` : `${inGroup}${discussion}`;
  const query = new URLSearchParams({
    ...(commentId !== undefined && { comment: String(commentId) }),
    ...(replyId !== undefined && { reply: String(replyId) }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** A like that is taken back and given again reminds once. */
const isRepeatable = (action: ReminderAction) => action !== 'Like_Post' && action !== 'Like_Discuss';

export async function remind(transaction: Queryable, reminder: Reminder) {
  const { action, source, senderId, commentId = null, replyId = null, quote, content, now } = reminder;
  const recipientIds = [...new Set(reminder.recipientIds)].filter((id) => id !== senderId);
  if (recipientIds.length === 0) return;
  const reminded = await insertReminders(transaction, {
    action,
    source,
    senderId,
    recipientIds,
    commentId,
    replyId,
    quote,
    content: content === undefined ? null : cut(content),
    url: addressOf(reminder),
    now,
    isOnce: !isRepeatable(action),
  });
  await publishMessagesChanged(transaction, reminded);
}
