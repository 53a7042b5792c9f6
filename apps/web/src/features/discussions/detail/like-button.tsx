import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import type { Discussion } from '../api/get-discussion.ts';
import { detailMessages } from './detail-messages.ts';
import classes from './post.module.css';
import { useLike } from './use-discussion-changes.ts';

export function LikeButton({ discussion }: { discussion: Discussion }) {
  const m = useMessages(detailMessages);
  const like = useLike(discussion);
  const isLiked = discussion.hasLike === true;
  const label = isLiked ? m.unlike(discussion.likeNum) : m.like(discussion.likeNum);
  const Icon = isLiked ? IconThumbUpFilled : IconThumbUp;
  return (
    <button
      type="button"
      className={classes['like']}
      aria-pressed={isLiked}
      aria-label={label}
      title={label}
      onClick={() => {
        if (requireLogin()) like.mutate(!isLiked);
      }}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {discussion.likeNum}
    </button>
  );
}
