import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { auditEntriesQuery } from './api/list-audit-entries.ts';
import { AuditList } from './audit-list.tsx';
import { auditMessages } from './audit-messages.ts';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';

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
      empty={
        <EmptyRows
          isFiltered={keyword !== ''}
          title={m.emptyTitle}
          text={m.emptyText}
          filtered={{ title: m.noMatch, text: m.noMatchText, showAll: m.clear }}
          onShowAll={() => search('')}
        />
      }
      failedTitle={m.failedTitle}
    >
      {(rows) => <AuditList entries={rows} />}
    </ListPage>
  );
}
