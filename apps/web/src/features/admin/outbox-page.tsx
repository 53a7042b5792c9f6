import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { mailsQuery, type Mail } from './api/list-mails.ts';
import { EmptyOutbox } from './outbox/empty-outbox.tsx';
import { MailDrawer } from './outbox/mail-drawer.tsx';
import { MailStateFilter, readMailState } from './outbox/mail-state-filter.tsx';
import { MailTable } from './outbox/mail-table.tsx';
import { outboxMessages } from './outbox/outbox-messages.ts';
import { useListAddress } from './use-list-address.ts';

const defaultSize = 15;

export function Component() {
  const m = useMessages(outboxMessages);
  const address = useListAddress(defaultSize);
  const state = readMailState(address.filter('state'));
  const { data, isError, refetch } = useQuery(
    mailsQuery({ currentPage: address.page, limit: address.size, state }),
  );
  const [opened, setOpened] = useState<Mail>();
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.title}
        description={m.description}
        actions={
          <Button
            component={Link}
            to="/admin/mail"
            variant="default"
            leftSection={<IconSettings size={16} stroke={1.75} />}
          >
            {m.settings}
          </Button>
        }
      />
      <MailStateFilter state={state} onChange={(value) => address.setFilter('state', value ?? '')} />
      <Sheet flush>
        {data !== undefined && data.records.length > 0 && (
          <MailTable mails={data.records} onOpen={setOpened} />
        )}
        {data?.records.length === 0 && (
          <EmptyOutbox isFiltered={state !== undefined} onShowAll={() => address.setFilter('state', '')} />
        )}
        {data === undefined && isError && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <RowsSkeleton rows={8} height={52} />}
      </Sheet>
      <Pager
        total={data?.total ?? 0}
        page={address.page}
        size={address.size}
        onPageChange={address.setPage}
        onSizeChange={address.setSize}
      />
      <MailDrawer mail={opened} onClose={() => setOpened(undefined)} />
    </PageContainer>
  );
}
