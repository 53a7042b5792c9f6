import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import type { Comment, Reply } from './api/list-comments.ts';
import { AuthorAvatar, AuthorLine, useAuthorName } from './comment-author.tsx';
import { commentMessages } from './comment-messages.ts';
import { nameSource, type CommentSource } from './comment-source.ts';
import classes from './comments.module.css';
import { DeleteButton } from './delete-button.tsx';
import { LikeButton } from './like-button.tsx';
import { ReplyThread } from './reply-thread.tsx';
import { QuestionBadges } from './questions/question-badges.tsx';
import { shortenQuote } from './shorten-quote.ts';
import { useCommentChanges } from './use-comment-changes.ts';
import { useFocusedEntry } from './use-focused-entry.ts';
import { CommentBox } from './writing/comment-box.tsx';

/** The comment of a link, and the reply to it if the link names one. */
export interface CommentFocus {
  commentId: number;
  replyId?: number | undefined;
}

interface CommentEntryProps {
  source: CommentSource;
  comment: Comment;
  /** Undefined: without a like button. */
  isLiked: boolean | undefined;
  focus?: CommentFocus | undefined;
  /** Before the button to delete. */
  tools?: ReactNode;
  /** At the end of the line of actions. */
  more?: ReactNode;
  /** Between the text and the replies. */
  below?: ReactNode;
}

export function CommentEntry(props: CommentEntryProps) {
  const { source, comment, isLiked, focus, tools, more, below } = props;
  const m = useMessages(commentMessages);
  const name = useAuthorName(comment);
  const changes = useCommentChanges(source);
  const [target, setTarget] = useState<Reply | 'comment'>();
  const isFocused = focus?.commentId === comment.id;
  const isItself = isFocused && focus.replyId === undefined;
  const entry = useFocusedEntry<HTMLElement>(isItself);
  return (
    <article
      ref={entry}
      className={classes['comment']}
      data-focused={isItself || undefined}
      aria-label={name}
      tabIndex={-1}
    >
      <AuthorAvatar author={comment} size={36} />
      <div className={classes['text']}>
        <AuthorLine author={comment} />
        <QuestionBadges source={source} comment={comment} />
        <Markdown isShort expectedLines={2} mentions={comment.mentions}>
          {comment.content}
        </Markdown>
        <div className={classes['actions']}>
          {isLiked !== undefined && <LikeButton source={source} comment={comment} isLiked={isLiked} />}
          {comment.canReply && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={m.replyTo(name)}
              aria-expanded={target === 'comment'}
              onClick={() => {
                if (requireLogin()) setTarget(target === 'comment' ? undefined : 'comment');
              }}
            >
              {m.reply}
            </Button>
          )}
          {tools}
          {comment.canDelete && (
            <DeleteButton
              label={m.removeCommentOf(name)}
              title={m.removeComment}
              text={m.removeCommentText(comment.totalReplyNum)}
              onDelete={() => changes.removeComment(comment)}
            />
          )}
          {more}
        </div>
        {below}
        {target !== undefined && (
          <ReplyBox source={source} comment={comment} target={target} onClose={() => setTarget(undefined)} />
        )}
        <ReplyThread
          source={source}
          comment={comment}
          focusedReplyId={isFocused ? focus.replyId : undefined}
          onReply={setTarget}
        />
      </div>
    </article>
  );
}

interface ReplyBoxProps {
  source: CommentSource;
  comment: Comment;
  target: Reply | 'comment';
  onClose: () => void;
}

function ReplyBox({ source, comment, target, onClose }: ReplyBoxProps) {
  const m = useMessages(commentMessages);
  const { reply } = useCommentChanges(source);
  const quoted = target === 'comment' ? comment : target;
  const name = useAuthorName(quoted);
  const replyId = target === 'comment' ? undefined : target.id;
  return (
    <div className={classes['replyBox']}>
      <blockquote className={classes['quote']}>{`${name}：${shortenQuote(quoted.content)}`}</blockquote>
      <CommentBox
        // Another target has another draft.
        key={replyId ?? 'comment'}
        label={m.replyTo(name)}
        placeholder={m.replyPlaceholder(name)}
        submitLabel={m.send}
        draftKey={`${nameSource(source)}:${String(comment.id)}:${String(replyId ?? '')}`}
        mentionSource={source}
        isFocused
        onCancel={onClose}
        onSubmit={async (content) => {
          await reply({ commentId: comment.id, replyId }, content);
          onClose();
        }}
      />
    </div>
  );
}
