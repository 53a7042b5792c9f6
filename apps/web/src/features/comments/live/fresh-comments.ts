/**
 * Comments and replies of others that arrived while the page is open, pure. They are announced and shown on request, so that
 * the text under the reader's eyes does not move.
 */
import type { DiscussionEvent } from '../../../lib/discussion-topic.ts';
import type { Comment } from '../api/list-comments.ts';

export interface FreshComments {
  comments: ReadonlySet<number>;
  /** By the id of the comment. */
  replies: ReadonlyMap<number, ReadonlySet<number>>;
}

export const nothingFresh: FreshComments = { comments: new Set(), replies: new Map() };

const without = <Value>(values: ReadonlySet<Value> | undefined, value: Value): ReadonlySet<Value> =>
  new Set([...(values ?? [])].filter((one) => one !== value));

/** Other events change nothing here. */
export function followFresh(
  fresh: FreshComments,
  { changed, commentId, replyId }: DiscussionEvent,
): FreshComments {
  if (commentId === null || (changed !== 'added' && changed !== 'deleted')) return fresh;
  const isAdded = changed === 'added';
  if (replyId === null)
    return {
      ...fresh,
      comments: isAdded ? new Set([...fresh.comments, commentId]) : without(fresh.comments, commentId),
    };
  const known = fresh.replies.get(commentId);
  const replies = isAdded ? new Set([...(known ?? []), replyId]) : without(known, replyId);
  return { ...fresh, replies: new Map([...fresh.replies, [commentId, replies]]) };
}

/** The own comment is in the list already. */
export const countFreshComments = ({ comments }: FreshComments, loaded: readonly Comment[]): number =>
  [...comments].filter((id) => !loaded.some((comment) => comment.id === id)).length;

/** `known`: the replies that are shown. */
export const countFreshReplies = (
  { replies }: FreshComments,
  commentId: number,
  known: readonly { id: number }[],
): number =>
  [...(replies.get(commentId) ?? [])].filter((id) => !known.some((reply) => reply.id === id)).length;

export const dropFreshReplies = (fresh: FreshComments, commentId: number): FreshComments => ({
  ...fresh,
  replies: new Map([...fresh.replies].filter(([id]) => id !== commentId)),
});
