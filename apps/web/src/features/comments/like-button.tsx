import { Button } from '@mantine/core';
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { requireLogin } from '../../lib/require-login.ts';
import type { Comment } from './api/list-comments.ts';
import { useAuthorName } from './comment-author.tsx';
import { commentMessages } from './comment-messages.ts';
import type { CommentSource } from './comment-source.ts';
import classes from './comments.module.css';
import { useLike } from './use-comment-changes.ts';

interface LikeButtonProps {
  source: CommentSource;
  comment: Comment;
  isLiked: boolean;
}

export function LikeButton({ source, comment, isLiked }: LikeButtonProps) {
  const m = useMessages(commentMessages);
  const name = useAuthorName(comment);
  const { mutate } = useLike(source, comment.id);
  const Shape = isLiked ? IconThumbUpFilled : IconThumbUp;
  return (
    <Button
      variant="subtle"
      color={isLiked ? 'ink' : 'gray'}
      size="compact-sm"
      className={classes['like'] ?? ''}
      aria-pressed={isLiked}
      aria-label={m.likeOf(name, comment.likeNum)}
      leftSection={<Shape size={16} stroke={1.75} />}
      onClick={() => {
        if (requireLogin()) mutate(!isLiked);
      }}
    >
      {comment.likeNum === 0 ? m.like : comment.likeNum}
    </Button>
  );
}
