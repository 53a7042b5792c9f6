import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { auditEntriesQuery } from './api/list-audit-entries.ts';
import { AuditList } from './audit-log/audit-list.tsx';
import { auditMessages } from './audit-log/audit-messages.ts';
import { ListPage } from './list-page.tsx';
import { useListAddress } from './use-list-address.ts';

const defaultSize = 15;

export function Component() {
  const m = useMessages(auditMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const search = (text: string) => address.setFilter('keyword', text);
  const entries = useQuery(auditEntriesQuery({ currentPage: address.page, limit: address.size, keyword }));
  return (
    <ListPage
      title={m.title}
      description={m.description}
      tools={<SearchField keyword={keyword} texts={m} onSearch={search} />}
      address={address}
      rows={entries}
      empty={<NoEntries keyword={keyword} onClear={() => search('')} />}
      failedTitle={m.failedTitle}
    >
      {(rows) => <AuditList entries={rows} />}
    </ListPage>
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
