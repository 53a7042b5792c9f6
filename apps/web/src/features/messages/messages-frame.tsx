import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { messagesKey, unreadQuery } from '../../lib/unread-messages/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { TabBar, TabCount } from '../../ui/tab-bar/tab-bar.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { listsKey } from './api/list-messages.ts';
import { ClearButton } from './clear-button.tsx';
import { listedKinds, messageKinds, type MessageKind } from './message-kinds.ts';
import { messageMessages } from './message-messages.ts';
import classes from './messages.module.css';
import { nextBaseline, type Baseline } from './new-messages.ts';

/** The page of the address; 1 where it is not a number. */
export function useMessagePage(kind: MessageKind) {
  const [parameters, setParameters] = useSearchParams();
  const page = Math.max(1, Number.parseInt(parameters.get('currentPage') ?? '1', 10) || 1);
  const setPage = (next: number) => setParameters({ currentPage: String(next) });
  const replacePage = (next: number) => setParameters({ currentPage: String(next) }, { replace: true });
  return { page, size: messageKinds[kind].pageSize, setPage, replacePage };
}

interface MessagesFrameProps<Message> {
  kind: MessageKind;
  query: {
    data: { records: readonly Message[]; total: number } | undefined;
    dataUpdatedAt: number;
    isError: boolean;
    refetch: () => unknown;
  };
  address: ReturnType<typeof useMessagePage>;
  renderMessage: (message: Message) => ReactNode;
}

/** A page of messages with its tabs. */
export function MessagesFrame<Message>({ kind, query, address, renderMessage }: MessagesFrameProps<Message>) {
  const m = useMessages(messageMessages);
  const { data, isError, refetch } = query;
  useLastPage(address, data?.total);
  const hasNew = useNewMessages(kind, query.dataUpdatedAt);
  return (
    <PageContainer>
      <div className={classes['page']}>
        <PageHeader
          title={m[kind].title}
          description={m[kind].text}
          actions={<ClearButton kind={kind} count={data?.total ?? 0} />}
        />
        <KindTabs current={kind} />
        <div className={classes['fresh']} role="status">
          {hasNew && <ShowNew onShow={() => address.setPage(1)} />}
        </div>
        <Sheet flush>
          {data?.records.map(renderMessage)}
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
        <Pager
          total={data?.total ?? 0}
          page={address.page}
          size={address.size}
          onPageChange={address.setPage}
        />
      </div>
    </PageContainer>
  );
}

/** The list stays as it is while it is read. The button loads the new messages. */
function ShowNew({ onShow }: { onShow: () => void }) {
  const m = useMessages(messageMessages);
  const client = useQueryClient();
  const show = () => {
    onShow();
    void client.invalidateQueries({ queryKey: listsKey });
  };
  return (
    <Button size="compact-sm" onClick={show}>
      {m.fresh}
    </Button>
  );
}

function KindTabs({ current }: { current: MessageKind }) {
  const m = useMessages(messageMessages);
  const { data } = useQuery(unreadQuery(useSession().user?.uid));
  const tabs = listedKinds.map((kind) => {
    const count = data?.[messageKinds[kind].counter] ?? 0;
    return {
      key: kind,
      name: m[kind].title,
      to: messageKinds[kind].path,
      badge: <TabCount count={count} label={m.unreadCount(count)} />,
    };
  });
  return <TabBar label={m.kinds} tabs={tabs} current={current} />;
}

/** Whether messages of the kind have come since the list was loaded. */
function useNewMessages(kind: MessageKind, listedAt: number): boolean {
  const client = useQueryClient();
  const { data } = useQuery(unreadQuery(useSession().user?.uid));
  const count = data?.[messageKinds[kind].counter] ?? 0;
  const [known, setKnown] = useState<Baseline>({ listedAt, lowest: count });
  const baseline = nextBaseline(known, { listedAt, count });
  if (baseline.listedAt !== known.listedAt || baseline.lowest !== known.lowest) setKnown(baseline);
  // The shown messages are read now, so the counters are fetched again.
  useEffect(() => {
    if (listedAt > 0) void client.invalidateQueries({ queryKey: [...messagesKey, 'unread'] });
  }, [client, listedAt]);
  return count > baseline.lowest;
}
