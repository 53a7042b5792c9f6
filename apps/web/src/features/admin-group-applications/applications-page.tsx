import { IconFilePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { applicationsQuery } from './api/applications.ts';
import { applicationMessages } from './application-messages.ts';
import { ApplicationTable } from './application-table.tsx';

const defaultSize = 15;

export function Component() {
  const m = useMessages(applicationMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const search = (text: string) => address.setFilter('keyword', text);
  const applications = useQuery(
    applicationsQuery({
      currentPage: address.page,
      limit: address.size,
      keyword,
      gid: address.filter('gid'),
    }),
  );
  return (
    <ListPage
      title={m.title}
      description={m.description}
      tools={<SearchField keyword={keyword} texts={m} onSearch={search} />}
      address={address}
      rows={applications}
      empty={
        <EmptyRows
          icon={<IconFilePlus size={24} stroke={1.5} />}
          isFiltered={keyword !== ''}
          title={m.emptyTitle}
          text={m.emptyText}
          filtered={{ title: m.noMatch, showAll: m.clear }}
          onShowAll={() => search('')}
        />
      }
      failedTitle={m.failedTitle}
      skeleton={{ rows: 8, height: 57 }}
    >
      {(rows) => <ApplicationTable applications={rows} />}
    </ListPage>
  );
}
