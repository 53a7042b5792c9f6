import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { auditEntriesQuery } from './api/list-audit-entries.ts';
import { auditMessages } from './audit-log/audit-messages.ts';
import { AuditSearch } from './audit-log/audit-search.tsx';
import { AuditList } from './audit-log/audit-list.tsx';
import { useListAddress } from './use-list-address.ts';

const defaultSize = 15;

export function Component() {
  const m = useMessages(auditMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const search = (text: string) => address.setFilter('keyword', text.trim());
  const { data, isError, refetch } = useQuery(
    auditEntriesQuery({ currentPage: address.page, limit: address.size, keyword }),
  );
  return (
    <PageContainer width="full">
      <PageHeader title={m.title} description={m.description} />
      <AuditSearch key={keyword} keyword={keyword} onSearch={search} />
      <Sheet flush>
        {data !== undefined && data.records.length > 0 && <AuditList entries={data.records} />}
        {data?.records.length === 0 && <NoEntries keyword={keyword} onClear={() => search('')} />}
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
    </PageContainer>
  );
}

function NoEntries({ keyword, onClear }: { keyword: string; onClear: () => void }) {
  const m = useMessages(auditMessages);
  if (keyword === '') return <EmptyState title={m.emptyTitle}>{m.emptyText}</EmptyState>;
  return (
    <EmptyState
      title={m.noMatch}
      action={
        <Button variant="default" onClick={onClear}>
          {m.clear}
        </Button>
      }
    >
      {m.noMatchText}
    </EmptyState>
  );
}
