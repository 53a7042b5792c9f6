import { ActionIcon, Badge } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { pickLanguage } from '../../lib/localised-text.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { clearMessages, messagesKey, type SystemMessage } from './api/system-messages.ts';
import { messageMessages } from './message-messages.ts';
import classes from './messages.module.css';

export function SystemMessageEntry({ message }: { message: SystemMessage }) {
  const m = useMessages(messageMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => clearMessages({ type: message.type, id: message.id }),
    onSuccess: () => showToast('success', m.removed),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: messagesKey });
    },
  });
  return (
    <article className={classes['message']} data-unread={!message.state || undefined}>
      <header className={classes['head']}>
        <h2 className={classes['title']}>{message.title}</h2>
        {!message.state && <Badge color="info">{m.unread}</Badge>}
        <span className={classes['time']}>
          <RelativeTime value={message.gmtCreate} />
        </span>
        <ActionIcon
          size={28}
          aria-label={m.removeOf(message.title)}
          title={m.remove}
          loading={remove.isPending}
          onClick={() => setAsking(true)}
        >
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </header>
      <ConfirmDialog
        opened={isAsking}
        tone="danger"
        title={m.removeTitle}
        confirmLabel={m.remove}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        {m.removeText(message.title)}
      </ConfirmDialog>
      <div className={classes['content']}>
        <Markdown>{pickLanguage(message.content, locale)}</Markdown>
      </div>
    </article>
  );
}
