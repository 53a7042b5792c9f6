import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { managedTrainingsQuery } from '../api/list-trainings.ts';
import { manageListUrl } from '../training-scope.ts';
import { ManagedTrainings, NoManagedTrainings } from './managed-trainings.tsx';
import { trainingListMessages } from './training-list-messages.ts';

const defaultSize = 10;

/** All trainings of a group, hidden ones too, for its administrators. */
export function GroupManagedTrainings({ groupId }: { groupId: number }) {
  const m = useMessages(trainingListMessages);
  const address = useListAddress(defaultSize);
  const scope = { groupId };
  const request = { currentPage: address.page, limit: address.size, keyword: '' };
  const trainings = useQuery(managedTrainingsQuery(scope, request));
  return (
    <ListRows
      address={address}
      rows={trainings}
      empty={<NoManagedTrainings isFiltered={address.page > 1} showAll={manageListUrl(scope)} />}
      failedTitle={m.failedTitle}
      skeleton={{ rows: 5, height: 64 }}
    >
      {(rows) => <ManagedTrainings trainings={rows} scope={scope} />}
    </ListRows>
  );
}
