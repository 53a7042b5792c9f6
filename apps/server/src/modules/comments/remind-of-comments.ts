import type { Queryable } from '@touchstone/database';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { remind } from '../notices/index.ts';
import type { CommentSource } from './comment-source.ts';

interface NewComment {
  source: CommentSource;
  sender: Viewer;
  commentId: number;
  content: string;
  now: Date;
}

/** The author of the discussion is reminded of a comment. Questions of contests have a counter instead. */
export async function remindOfComment(transaction: Queryable, { source, sender, ...comment }: NewComment) {
  if (source.type === 'Contest') return;
  await remind(transaction, {
    ...comment,
    action: 'Discuss',
    source,
    senderId: sender.id,
    recipientIds: [source.authorId],
  });
}

interface NewReply extends NewComment {
  replyId: number;
  recipientId: string;
  /** The quoted reply; null: the comment. */
  quote: number | null;
}

export async function remindOfReply(
  transaction: Queryable,
  { sender, recipientId, quote, ...reply }: NewReply,
) {
  await remind(transaction, {
    ...reply,
    action: 'Reply',
    senderId: sender.id,
    recipientIds: [recipientId],
    quote: quote === null ? { type: 'Comment', id: reply.commentId } : { type: 'Reply', id: quote },
  });
}
