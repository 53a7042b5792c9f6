import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { contestsQuery } from '../api/list-contests.ts';
import { contestListMessages } from './contest-list-messages.ts';
import { ManagedContests, NoManagedContests } from './managed-contests.tsx';

const defaultSize = 10;

/** All contests of a group, hidden ones too, for its administrators. */
export function GroupManagedContests({ groupId }: { groupId: number }) {
  const m = useMessages(contestListMessages);
  const address = useListAddress(defaultSize);
  const scope = { groupId };
  const request = { currentPage: address.page, limit: address.size, keyword: '' };
  const contests = useQuery(contestsQuery(scope, request));
  return (
    <ListRows
      address={address}
      rows={contests}
      empty={<NoManagedContests scope={scope} isFiltered={address.page > 1} />}
      failedTitle={m.failedTitle}
      skeleton={{ rows: 5, height: 64 }}
    >
      {(rows) => <ManagedContests scope={scope} contests={rows} />}
    </ListRows>
  );
}
