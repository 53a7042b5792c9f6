import { Button } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { ListPage } from '../../../ui/list-page/list-page.tsx';
import { OwnOnlyNote } from '../../../ui/list-page/own-only-note.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { managedTrainingsQuery } from '../api/list-trainings.ts';
import { createUrl, manageListUrl } from '../training-scope.ts';
import { ManagedTrainings, NoManagedTrainings } from './managed-trainings.tsx';
import { trainingListMessages } from './training-list-messages.ts';

const defaultSize = 15;
const site = {};

export function Component() {
  const m = useMessages(trainingListMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const request = { currentPage: address.page, limit: address.size, keyword };
  const trainings = useQuery(managedTrainingsQuery(site, request));
  return (
    <ListPage
      title={m.title}
      description={m.description}
      actions={
        <>
          <Button
            component={Link}
            to="/admin/training/category"
            variant="default"
            leftSection={<IconTags size={16} stroke={1.75} />}
          >
            {m.categories}
          </Button>
          <Button component={Link} to={createUrl(site)} leftSection={<IconPlus size={16} stroke={1.75} />}>
            {m.create}
          </Button>
        </>
      }
      tools={
        <SearchField keyword={keyword} texts={m} onSearch={(typed) => address.setFilter('keyword', typed)} />
      }
      bar={<OwnOnlyNote>{m.ownOnly}</OwnOnlyNote>}
      address={address}
      rows={trainings}
      empty={
        <NoManagedTrainings isFiltered={address.page > 1 || keyword !== ''} showAll={manageListUrl(site)} />
      }
      failedTitle={m.failedTitle}
      skeleton={{ rows: defaultSize, height: 64 }}
    >
      {(rows) => <ManagedTrainings trainings={rows} scope={site} />}
    </ListPage>
  );
}
