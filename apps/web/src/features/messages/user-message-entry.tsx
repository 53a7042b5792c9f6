import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import type { UserMessage } from './api/list-messages.ts';
import type { UserMessageKind } from './message-kinds.ts';
import { messageMessages } from './message-messages.ts';
import classes from './messages.module.css';
import { RemoveMessage } from './remove-message.tsx';

interface UserMessageEntryProps {
  kind: UserMessageKind;
  message: UserMessage;
}

/** Who did what, where, and the text. The title leads to the exact comment. */
export function UserMessageEntry({ kind, message }: UserMessageEntryProps) {
  const m = useMessages(messageMessages);
  const { senderUsername, sourceTitle, sourceContent, quoteContent, isGone } = message;
  const action = m.action[message.isMention ? 'Mention' : message.action];
  const isFilled = (text: string | null): text is string => text !== null && text !== '';
  return (
    <article className={classes['message']} data-unread={!message.state || undefined}>
      <header className={classes['head']}>
        <UserAvatar username={senderUsername} avatar={message.senderAvatar} size={28} />
        <h2 className={classes['deed']}>
          <Link to={`/user-home?username=${encodeURIComponent(senderUsername)}`}>{senderUsername}</Link>{' '}
          {action}
        </h2>
        {!message.state && <Badge color="info">{m.unread}</Badge>}
        <span className={classes['time']}>
          <RelativeTime value={message.gmtCreate} />
        </span>
        <RemoveMessage kind={kind} id={message.id} title={m.about(senderUsername, action)} />
      </header>
      <div className={classes['content']}>
        {isFilled(sourceContent) && <p className={classes['words']}>{sourceContent}</p>}
        {isFilled(quoteContent) && <blockquote className={classes['quote']}>{quoteContent}</blockquote>}
        <p className={classes['source']}>
          <span>{message.sourceType === 'Contest' ? m.inContest : m.inDiscussion}</span>
          {isGone ? (
            <span className={classes['gone']}>{isFilled(sourceTitle) ? sourceTitle : m.gone}</span>
          ) : (
            <Link to={message.url}>{sourceTitle}</Link>
          )}
        </p>
      </div>
    </article>
  );
}
