import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import {
  conversationsQuery,
  deleteConversation,
  deleteConversations,
  pageSize,
  type Conversations,
} from '../api/conversations.ts';
import { SettingsSection } from '../settings-section.tsx';
import { conversationMessages } from './conversation-messages.ts';
import classes from './conversation-panel.module.css';

/** The conversations of the user, and their deletion. */
export function ConversationPanel() {
  const m = useMessages(conversationMessages);
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(conversationsQuery(page));
  return (
    <SettingsSection title={m.title} text={m.text} isWide>
      {data === undefined ? (
        isError ? (
          <ErrorState compact onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={160} aria-busy />
        )
      ) : data.total === 0 ? (
        <p className={classes['empty']}>{m.empty}</p>
      ) : (
        <>
          <ConversationList conversations={data} />
          <Pager total={data.total} page={page} size={pageSize} onPageChange={setPage} />
        </>
      )}
    </SettingsSection>
  );
}

function useDeletion() {
  const m = useMessages(conversationMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'all') => (id === 'all' ? deleteConversations() : deleteConversation(id)),
    onSuccess: async () => {
      showToast('success', m.removed);
      await client.invalidateQueries({ queryKey: ['assistant'] });
    },
  });
}

function ConversationList({ conversations }: { conversations: Conversations }) {
  const m = useMessages(conversationMessages);
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeletion();
  return (
    <>
      <ul className={classes['list']}>
        {conversations.records.map(({ id, problemId, title, questions, gmtModified }) => (
          <li key={id}>
            <div className={classes['words']}>
              <Link to={`/problem/${encodeURIComponent(problemId)}`}>
                {problemId} {title}
              </Link>
              <div className={classes['facts']}>
                {m.questions(questions)} · <RelativeTime value={gmtModified} />
              </div>
            </div>
            <Button
              variant="default"
              aria-label={m.removeOf(title)}
              loading={deletion.isPending && deletion.variables === id}
              onClick={() => deletion.mutate(id)}
            >
              {m.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="outline" color="bad" onClick={() => setAsking(true)}>
        {m.removeAll}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={m.ask}
        confirmLabel={m.removeAll}
        tone="danger"
        isBusy={deletion.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => deletion.mutate('all', { onSettled: () => setAsking(false) })}
      >
        {m.askText}
      </ConfirmDialog>
    </>
  );
}
