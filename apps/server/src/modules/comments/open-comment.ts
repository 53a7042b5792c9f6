import { canReadAnswer, canReadQuestion } from '@touchstone/rules/community/contest-questions';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openSource, type CommentSource, type SourceParts } from './comment-source.ts';
import { asQuestion } from './comments.presenter.ts';
import { findComment, type CommentRow } from './comments.repository.ts';
import { findReply, type ReplyRow } from './replies.repository.ts';

export interface OpenComment {
  comment: CommentRow;
  source: CommentSource;
}

/** Throws if the viewer may not read the comment. A question that is hidden from the viewer is reported as gone. */
export async function openComment(
  parts: SourceParts,
  viewer: Viewer | undefined,
  commentId: number | undefined,
): Promise<OpenComment> {
  const comment = commentId === undefined ? undefined : await findComment(parts.database, commentId);
  if (comment === undefined) throw callError('commentGone');
  const source = await openSource(parts, viewer, { did: comment.discussionId, cid: comment.contestId });
  if (source.type === 'Contest') {
    const { questions } = source;
    if (!canReadQuestion(questions.reader, asQuestion(questions, comment))) throw callError('commentGone');
  }
  return { comment, source };
}

/** Throws if the viewer may not read the reply. */
export async function openReply(
  parts: SourceParts,
  viewer: Viewer | undefined,
  replyId: number | undefined,
): Promise<OpenComment & { reply: ReplyRow }> {
  const reply = replyId === undefined ? undefined : await findReply(parts.database, replyId);
  if (reply === undefined) throw callError('replyGone');
  const { comment, source } = await openComment(parts, viewer, reply.commentId);
  if (source.type === 'Contest') {
    const { questions } = source;
    const isReadable = canReadAnswer(
      questions.reader,
      asQuestion(questions, comment),
      asQuestion(questions, reply),
    );
    if (!isReadable) throw callError('replyGone');
  }
  return { reply, comment, source };
}
