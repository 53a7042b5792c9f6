import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { ListPage } from '../../../ui/list-page/list-page.tsx';
import { OwnOnlyNote } from '../../../ui/list-page/own-only-note.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { contestsQuery } from '../api/list-contests.ts';
import { createUrl } from '../contest-scope.ts';
import { contestListMessages } from './contest-list-messages.ts';
import { ManagedContests, NoManagedContests } from './managed-contests.tsx';

const defaultSize = 15;
const site = {};

export function Component() {
  const m = useMessages(contestListMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const request = { currentPage: address.page, limit: address.size, keyword };
  const contests = useQuery(contestsQuery(site, request));
  return (
    <ListPage
      title={m.title}
      description={m.description}
      actions={
        <Button component={Link} to={createUrl(site)} leftSection={<IconPlus size={16} stroke={1.75} />}>
          {m.create}
        </Button>
      }
      tools={
        <SearchField keyword={keyword} texts={m} onSearch={(typed) => address.setFilter('keyword', typed)} />
      }
      bar={<OwnOnlyNote>{m.ownOnly}</OwnOnlyNote>}
      address={address}
      rows={contests}
      empty={<NoManagedContests scope={site} isFiltered={address.page > 1 || keyword !== ''} />}
      failedTitle={m.failedTitle}
      skeleton={{ rows: defaultSize, height: 64 }}
    >
      {(rows) => <ManagedContests scope={site} contests={rows} />}
    </ListPage>
  );
}
