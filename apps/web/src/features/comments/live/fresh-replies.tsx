import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import type { Comment } from '../api/list-comments.ts';
import { repliesQuery } from '../api/list-replies.ts';
import { commentMessages } from '../comment-messages.ts';
import type { CommentSource } from '../comment-source.ts';
import { countFreshReplies, type FreshComments } from './fresh-comments.ts';

interface FreshRepliesProps {
  source: CommentSource;
  comment: Comment;
  fresh: FreshComments;
  onShow: () => void;
}

/** In the line of the actions, which is there already: it moves nothing when it appears. */
export function FreshReplies({ source, comment, fresh, onShow }: FreshRepliesProps) {
  const m = useMessages(commentMessages);
  const all = useQuery({ ...repliesQuery(source, comment.id), enabled: false }).data ?? [];
  const count = countFreshReplies(fresh, comment.id, [...comment.replyList, ...all]);
  if (count === 0) return null;
  return (
    <Button variant="light" size="compact-sm" onClick={onShow}>
      {m.freshReplies(count)}
    </Button>
  );
}
