/** The actions of a user on comments. The loaded pages follow at once; a failed like is taken back. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentMessages } from '../../lib/messages.ts';
import { showToast, showUndoToast } from '../../lib/toasts.ts';
import { commentsKey, type Comment, type Reply } from './api/list-comments.ts';
import { repliesQuery } from './api/list-replies.ts';
import {
  deleteComment,
  deleteReply,
  likeComment,
  postComment,
  postReply,
  restoreComment,
  restoreReply,
  type ReplyTarget,
} from './api/write-comment.ts';
import { commentMessages } from './comment-messages.ts';
import {
  addComment,
  addReply,
  removeComment,
  removeReply,
  setLiked,
  type CommentPages,
} from './comment-pages.ts';
import type { CommentSource } from './comment-source.ts';

export function useCommentChanges(source: CommentSource) {
  const client = useQueryClient();
  const key = commentsKey(source);
  const change = (act: (data: CommentPages) => CommentPages) =>
    client.setQueriesData<CommentPages>({ queryKey: [...key, 'list'] }, (data) => data && act(data));
  const changeReplies = (commentId: number, act: (replies: Reply[]) => Reply[]) =>
    client.setQueryData(repliesQuery(source, commentId).queryKey, (replies) => replies && act(replies));
  const refresh = () => client.invalidateQueries({ queryKey: key });

  return {
    post: async (content: string, displayId?: string) => {
      const comment = await postComment(source, content, displayId);
      change((data) => addComment(data, comment));
      showToast('success', currentMessages(commentMessages).posted);
    },
    reply: async (target: ReplyTarget, content: string) => {
      const reply = await postReply(source, target, content);
      change((data) => addReply(data, reply));
      changeReplies(reply.commentId, (replies) => [reply, ...replies]);
      showToast('success', currentMessages(commentMessages).replied);
    },
    removeComment: async ({ id }: Comment) => {
      await deleteComment(id);
      change((data) => removeComment(data, id));
      showUndoToast(
        currentMessages(commentMessages).commentRemoved,
        () => void restoreComment(id).then(refresh),
      );
      // The later pages have moved by one.
      await refresh();
    },
    removeReply: async (reply: Reply) => {
      await deleteReply(reply.id);
      change((data) => removeReply(data, reply));
      changeReplies(reply.commentId, (replies) => replies.filter(({ id }) => id !== reply.id));
      showUndoToast(
        currentMessages(commentMessages).replyRemoved,
        () => void restoreReply(reply.id).then(refresh),
      );
    },
    refresh,
    change,
  };
}

/** Requests of one comment run one after another, so that the last click decides. */
export function useLike(source: CommentSource, commentId: number) {
  const { change } = useCommentChanges(source);
  return useMutation({
    mutationFn: (toLike: boolean) => likeComment(commentId, toLike),
    scope: { id: `comment-like-${String(commentId)}` },
    onMutate: (toLike) => {
      change((data) => setLiked(data, commentId, toLike));
    },
    onError: (_error, toLike) => {
      change((data) => setLiked(data, commentId, !toLike));
    },
  });
}
