import { useDebouncedCallback } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/index.ts';
import { subscribeToDiscussion, type DiscussionEvent } from '../../../lib/discussion-topic.ts';
import { getLiveEvents } from '../../../lib/live-events/index.ts';
import { repliesQuery } from '../api/list-replies.ts';
import { removeComment, setTotal, updateComment } from '../comment-pages.ts';
import { isContest, type CommentSource } from '../comment-source.ts';
import { useCommentChanges } from '../use-comment-changes.ts';
import { dropFreshReplies, followFresh, nothingFresh, type FreshComments } from './fresh-comments.ts';

/** Events that come together cause one request per comment. */
const collectMs = 400;

interface CommentLoad {
  id: number;
  /** Also its newest replies. */
  isWhole: boolean;
}

/** Follows the comments on a discussion. Likes and totals change in place; new texts are announced. */
export function useLiveComments(source: CommentSource) {
  const client = useQueryClient();
  const { change, refresh } = useCommentChanges(source);
  const [fresh, setFresh] = useState<FreshComments>(nothingFresh);
  const waiting = useRef(new Set<number>());
  const discussionId = isContest(source) ? undefined : source.did;

  const load = useMutation({
    mutationFn: async ({ id, isWhole }: CommentLoad) => {
      const query = { ...source, limit: 1, focus: id };
      const { commentList, total } = await callApi('GET /api/comments', { query });
      const current = commentList.records.find((comment) => comment.id === id);
      change((data) => setTotal(current === undefined ? data : updateComment(data, current, isWhole), total));
      if (!isWhole) return;
      await client.invalidateQueries({ queryKey: repliesQuery(source, id).queryKey });
      setFresh((before) => dropFreshReplies(before, id));
    },
  });
  const loadWaiting = useDebouncedCallback(() => {
    const ids = [...waiting.current];
    waiting.current.clear();
    for (const id of ids) load.mutate({ id, isWhole: false });
  }, collectMs);
  const receive = useEffectEvent((event: DiscussionEvent | undefined) => {
    if (event === undefined) {
      void refresh();
      return;
    }
    const { changed, commentId, replyId } = event;
    if (changed === 'discussion' || commentId === null) return;
    setFresh((before) => followFresh(before, event));
    if (changed === 'deleted' && replyId === null) change((data) => removeComment(data, commentId));
    waiting.current.add(commentId);
    loadWaiting();
  });
  useEffect(() => {
    if (discussionId === undefined) return undefined;
    return subscribeToDiscussion(getLiveEvents(), discussionId, (event) => receive(event));
  }, [discussionId]);

  return {
    fresh,
    forgetComments: () => setFresh({ ...fresh, comments: new Set() }),
    showReplies: (id: number) => load.mutate({ id, isWhole: true }),
  };
}
