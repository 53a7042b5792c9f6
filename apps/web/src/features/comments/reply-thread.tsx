import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { commentLimits } from '@touchstone/contract/community-limits';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import type { Comment, Reply } from './api/list-comments.ts';
import { repliesQuery } from './api/list-replies.ts';
import { commentMessages } from './comment-messages.ts';
import type { CommentSource } from './comment-source.ts';
import classes from './comments.module.css';
import { ReplyEntry } from './reply-entry.tsx';

interface ReplyThreadProps {
  source: CommentSource;
  comment: Comment;
  /** The reply that a link names. */
  focusedReplyId: number | undefined;
  onReply: (reply: Reply) => void;
}

/** The newest replies, and all of them on request. */
export function ReplyThread({ source, comment, focusedReplyId, onReply }: ReplyThreadProps) {
  const m = useMessages(commentMessages);
  const { repliesPerComment } = commentLimits;
  const newest = comment.replyList.slice(0, repliesPerComment);
  const isFocusedInline = newest.some(({ id }) => id === focusedReplyId);
  const [isOpen, setOpen] = useState(focusedReplyId !== undefined && !isFocusedInline);
  const all = useQuery({ ...repliesQuery(source, comment.id), enabled: isOpen });
  const replies = isOpen && all.data !== undefined ? all.data : newest;
  if (comment.totalReplyNum === 0 && replies.length === 0) return null;
  const hasMore = comment.totalReplyNum > repliesPerComment;
  return (
    <div className={classes['replies']}>
      <ul className={classes['replyList']} aria-label={m.replies}>
        {replies.map((reply) => (
          <ReplyEntry
            key={reply.id}
            source={source}
            comment={comment}
            reply={reply}
            quoted={replies.find(({ id }) => id === reply.quoteId)}
            isFocused={reply.id === focusedReplyId}
            onReply={() => onReply(reply)}
          />
        ))}
      </ul>
      {isOpen && all.isError && <p role="alert">{m.repliesFailed}</p>}
      {hasMore && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          loading={isOpen && all.isFetching && all.data === undefined}
          onClick={() => (isOpen && all.isError ? void all.refetch() : setOpen(!isOpen))}
        >
          {isOpen ? m.fold : m.showAll(comment.totalReplyNum)}
        </Button>
      )}
    </div>
  );
}
