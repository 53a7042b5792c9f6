import { Badge } from '@mantine/core';
import { useLocale } from '../../lib/locale.ts';
import { pickLanguage } from '../../lib/localised-text.ts';
import { useMessages } from '../../lib/messages.ts';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { SystemMessage } from './api/list-messages.ts';
import { messageMessages } from './message-messages.ts';
import classes from './messages.module.css';
import { RemoveMessage } from './remove-message.tsx';

export function SystemMessageEntry({ message }: { message: SystemMessage }) {
  const m = useMessages(messageMessages);
  const locale = useLocale();
  return (
    <article className={classes['message']} data-unread={!message.state || undefined}>
      <header className={classes['head']}>
        <h2 className={classes['title']}>{message.title}</h2>
        {!message.state && <Badge color="info">{m.unread}</Badge>}
        <span className={classes['time']}>
          <RelativeTime value={message.gmtCreate} />
        </span>
        <RemoveMessage kind={message.type} id={message.id} title={message.title} />
      </header>
      <div className={classes['content']}>
        <Markdown isShort>{pickLanguage(message.content, locale)}</Markdown>
      </div>
    </article>
  );
}
