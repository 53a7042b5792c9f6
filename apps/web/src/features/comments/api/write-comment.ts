/** The calls that change comments and replies. */
import { callApi } from '../../../lib/api/index.ts';
import type { CommentSource } from '../comment-source.ts';

/** `displayId`: the problem of the contest that a question is about. */
export const postComment = (source: CommentSource, content: string, displayId?: string) =>
  callApi('POST /api/comment', {
    body: { ...source, content, ...(displayId !== undefined && { displayId }) },
  });

export interface ReplyTarget {
  commentId: number;
  /** The quoted reply; undefined: the comment itself. */
  replyId: number | undefined;
}

export const postReply = (source: CommentSource, { commentId, replyId }: ReplyTarget, content: string) =>
  callApi('POST /api/reply', {
    body: {
      ...source,
      reply: { commentId, content },
      quoteId: replyId ?? commentId,
      quoteType: replyId === undefined ? 'Comment' : 'Reply',
    },
  });

export const likeComment = (id: number, toLike: boolean) =>
  callApi('GET /api/comment-like', { query: { cid: id, toLike }, toastsError: true });

export const deleteComment = (id: number) =>
  callApi('DELETE /api/comment', { body: { id }, toastsError: true });

export const restoreComment = (id: number) =>
  callApi('POST /api/comment-restore', { body: { id }, toastsError: true });

export const deleteReply = (id: number) =>
  callApi('DELETE /api/reply', { body: { reply: { id } }, toastsError: true });

export const restoreReply = (id: number) =>
  callApi('POST /api/reply-restore', { body: { id }, toastsError: true });
