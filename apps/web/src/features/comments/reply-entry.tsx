import { Button } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import type { Comment, Reply } from './api/list-comments.ts';
import { AuthorAvatar, AuthorLine, useAuthorName } from './comment-author.tsx';
import { commentMessages } from './comment-messages.ts';
import type { CommentSource } from './comment-source.ts';
import classes from './comments.module.css';
import { DeleteButton } from './delete-button.tsx';
import { AnswerBadge } from './questions/question-badges.tsx';
import { shortenQuote } from './shorten-quote.ts';
import { useCommentChanges } from './use-comment-changes.ts';
import { useFocusedEntry } from './use-focused-entry.ts';

interface ReplyEntryProps {
  source: CommentSource;
  comment: Comment;
  reply: Reply;
  /** Undefined if it is not loaded or if the reply is to the comment itself. */
  quoted: Reply | undefined;
  isFocused: boolean;
  onReply: () => void;
}

export function ReplyEntry({ source, comment, reply, quoted, isFocused, onReply }: ReplyEntryProps) {
  const m = useMessages(commentMessages);
  const name = useAuthorName(reply);
  const { removeReply } = useCommentChanges(source);
  const entry = useFocusedEntry<HTMLLIElement>(isFocused);
  const isToReply = reply.quoteId !== null && reply.toName !== '';
  return (
    <li ref={entry} className={classes['reply']} data-focused={isFocused || undefined} tabIndex={-1}>
      <AuthorAvatar author={reply} size={28} />
      <div className={classes['text']}>
        <AuthorLine author={reply} {...(isToReply && { recipient: reply.toName })} />
        {quoted !== undefined && (
          <blockquote className={classes['quote']}>{shortenQuote(quoted.content)}</blockquote>
        )}
        <Markdown isShort expectedLines={1} mentions={reply.mentions}>
          {reply.content}
        </Markdown>
        <div className={classes['actions']}>
          <AnswerBadge source={source} reply={reply} />
          {comment.canReply && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={m.replyTo(name)}
              onClick={() => {
                if (requireLogin()) onReply();
              }}
            >
              {m.reply}
            </Button>
          )}
          {reply.canDelete && (
            <DeleteButton
              label={m.removeReplyOf(name)}
              title={m.removeReply}
              text={m.removeReplyText}
              onDelete={() => removeReply(reply)}
            />
          )}
        </div>
      </div>
    </li>
  );
}
