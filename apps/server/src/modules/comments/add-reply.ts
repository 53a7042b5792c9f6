import { inTransaction, type Queryable } from '@touchstone/database';
import { canReplyToQuestion } from '@touchstone/rules/community/contest-questions';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { SourceParts } from './comment-source.ts';
import { asQuestion, presentReply } from './comments.presenter.ts';
import { loadMentions } from './mentions/link-mentions.ts';
import { setAnswered } from './comments.repository.ts';
import { countInDiscussion } from './count-in-discussion.ts';
import { openComment, openReply, type OpenComment } from './open-comment.ts';
import { publishCommentChanged } from './live/publish-comment-changes.ts';
import { enforceCommentRate, enforceTextLimits, findPostingRefusal, parseContent } from './posting-checks.ts';
import { findRecipients, remindOf } from './remind-of-comments.ts';
import { findReply, insertReply } from './replies.repository.ts';

interface SentReply {
  reply: { commentId?: number | undefined; content?: string | null | undefined };
  quoteId?: number | undefined;
  quoteType?: string | undefined;
}

export async function addReply(parts: SourceParts, by: Actor, sent: SentReply) {
  const { viewer } = by;
  const content = parseContent('reply', sent.reply.content);
  const opened = await openComment(parts, viewer, sent.reply.commentId);
  const { comment, source } = opened;
  if (source.type === 'Contest') {
    const { questions } = source;
    if (!canReplyToQuestion(questions.reader, asQuestion(questions, comment)))
      throw callError('replyForbidden');
  }
  const refusal = await findPostingRefusal(parts, viewer, source);
  if (refusal !== undefined) throw refusal;
  await enforceCommentRate(parts, by);
  const quoted =
    sent.quoteType === 'Reply' ? (await openReply(parts, viewer, sent.quoteId)).reply : undefined;
  if (quoted !== undefined && quoted.commentId !== comment.id) throw callError('replyGone');
  const recipientId = quoted?.authorId ?? comment.authorId;
  return storeReply(parts, viewer, {
    opened,
    content,
    quotedReplyId: quoted?.id ?? null,
    recipientId,
    isPublished: false,
  });
}

interface NewReply {
  opened: OpenComment;
  content: string;
  quotedReplyId: number | null;
  recipientId: string;
  /** Of an answer in a contest. */
  isPublished: boolean;
  /** In the same transaction. */
  onStored?: (transaction: Queryable, now: Date) => Promise<void>;
}

/** A reply of those who run the contest answers the question; one of its author asks again. */
export async function storeReply(
  parts: SourceParts,
  viewer: Viewer,
  { opened: { comment, source }, onStored, ...text }: NewReply,
) {
  const { database, clock } = parts;
  const now = clock();
  const recipients = await findRecipients(parts, {
    source,
    sender: viewer,
    content: text.content,
    text: describeText({ comment, source }, viewer, text),
    direct: [text.recipientId],
  });
  const reply = await inTransaction(database, async (transaction) => {
    await enforceTextLimits(transaction, parts, { viewer, source, content: text.content });
    const id = await insertReply(transaction, {
      ...text,
      commentId: comment.id,
      authorId: viewer.id,
      createdAt: now,
    });
    if (id === undefined) throw callError('commentGone');
    if (source.type === 'Discussion')
      await countInDiscussion(transaction, source.id, { comments: 0, replies: 1 });
    else if (source.questions.reader.isManager) await setAnswered(transaction, comment.id, now);
    else if (viewer.id === comment.authorId) await setAnswered(transaction, comment.id, null);
    const { quotedReplyId } = text;
    await remindOf(transaction, recipients, {
      action: 'Reply',
      source,
      senderId: viewer.id,
      commentId: comment.id,
      replyId: id,
      quote:
        quotedReplyId === null ? { type: 'Comment', id: comment.id } : { type: 'Reply', id: quotedReplyId },
      content: text.content,
      now,
    });
    await onStored?.(transaction, now);
    const stored = await findReply(transaction, id);
    // An answer to everyone publishes its question, too.
    const isPublished = comment.isPublished || text.isPublished;
    if (stored !== undefined)
      await publishCommentChanged(transaction, {
        changed: 'added',
        source,
        comment: { ...comment, isPublished },
        reply: stored,
      });
    return stored;
  });
  if (reply === undefined) throw callError('commentGone');
  const mentionsOf = await loadMentions(database, [reply.content]);
  return presentReply(reply, comment, { source, viewer, mentionsOf });
}

function describeText(
  { comment, source }: OpenComment,
  viewer: Viewer,
  { isPublished }: { isPublished: boolean },
) {
  if (source.type === 'Discussion') return undefined;
  const { questions } = source;
  // An answer to everyone publishes its question, too.
  const question = asQuestion(questions, { ...comment, isPublished: comment.isPublished || isPublished });
  return {
    question,
    answer: { authorId: viewer.id, isAuthorManager: questions.reader.isManager, isPublished },
  };
}
