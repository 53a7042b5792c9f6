import { Button } from '@mantine/core';
import { IconMailOpened, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NavLink, useSearchParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { clearMessages, messagesKey, systemMessagesQuery, type MessageKind } from './api/system-messages.ts';
import { messageMessages } from './message-messages.ts';
import classes from './messages.module.css';
import { SystemMessageEntry } from './system-message-entry.tsx';

const pageSize = 8;
const addresses = { Sys: '/message/sys', Mine: '/message/mine' } as const;
const kinds: readonly MessageKind[] = ['Sys', 'Mine'];

function usePage() {
  const [parameters, setParameters] = useSearchParams();
  const page = Math.max(1, Number.parseInt(parameters.get('currentPage') ?? '1', 10) || 1);
  const setPage = (next: number) => setParameters({ currentPage: String(next) });
  const replacePage = (next: number) => setParameters({ currentPage: String(next) }, { replace: true });
  return { page, size: pageSize, setPage, replacePage };
}

export function SystemMessagesPage({ kind }: { kind: MessageKind }) {
  const m = useMessages(messageMessages);
  const client = useQueryClient();
  const address = usePage();
  const { page, setPage } = address;
  const { data, isError, refetch, dataUpdatedAt } = useQuery(
    systemMessagesQuery(kind, { currentPage: page, limit: pageSize }),
  );
  useLastPage(address, data?.total);
  // The shown messages are read now, so the unread count is refetched.
  useEffect(() => {
    if (dataUpdatedAt > 0) void client.invalidateQueries({ queryKey: [...messagesKey, 'unread'] });
  }, [client, dataUpdatedAt]);
  return (
    <PageContainer>
      <div className={classes['page']}>
        <PageHeader
          title={m[kind].title}
          description={m[kind].text}
          actions={<ClearButton kind={kind} count={data?.total ?? 0} />}
        />
        <KindLinks />
        <Sheet flush>
          {data?.records.map((message) => (
            <SystemMessageEntry key={message.id} message={message} />
          ))}
          {data?.records.length === 0 && (
            <EmptyState icon={<IconMailOpened size={24} stroke={1.5} />} title={m.emptyTitle}>
              {m.emptyText}
            </EmptyState>
          )}
          {data === undefined && isError && (
            <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />
          )}
          {data === undefined && !isError && <RowsSkeleton rows={4} height={112} />}
        </Sheet>
        <Pager total={data?.total ?? 0} page={page} size={pageSize} onPageChange={setPage} />
      </div>
    </PageContainer>
  );
}

function KindLinks() {
  const m = useMessages(messageMessages);
  return (
    <nav className={classes['kinds']} aria-label={m.kinds}>
      {kinds.map((kind) => (
        <NavLink key={kind} to={addresses[kind]} className={classes['kind'] ?? ''}>
          {m[kind].title}
        </NavLink>
      ))}
    </nav>
  );
}

function ClearButton({ kind, count }: { kind: MessageKind; count: number }) {
  const m = useMessages(messageMessages);
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const clear = useMutation({
    mutationFn: () => clearMessages({ type: kind }),
    onSuccess: () => showToast('success', m.cleared),
    onSettled: () => {
      setAsked(false);
      return client.invalidateQueries({ queryKey: messagesKey });
    },
  });
  return (
    <>
      <Button
        variant="default"
        disabled={count === 0}
        leftSection={<IconTrash size={16} stroke={1.75} />}
        onClick={() => setAsked(true)}
      >
        {m.clear}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={m.clearTitle}
        confirmLabel={m.clear}
        tone="danger"
        isBusy={clear.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => clear.mutate()}
      >
        {m.clearText(count)}
      </ConfirmDialog>
    </>
  );
}
