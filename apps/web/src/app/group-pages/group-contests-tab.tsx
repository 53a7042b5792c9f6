import { IconTrophy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { createUrl, manageListUrl } from '../../features/admin-contests/contest-scope.ts';
import { GroupManagedContests } from '../../features/admin-contests/list/group-managed-contests.tsx';
import { ContestRow } from '../../features/contest/list/contest-row.tsx';
import classes from '../../features/contest/list/contest-list.module.css';
import { groupContestsQuery } from '../../features/group-content/api/list-group-contests.ts';
import { groupContentMessages } from '../../features/group-content/group-content-messages.ts';
import { useGroup } from '../../features/groups/use-group.ts';
import { useFreshClock } from '../../lib/contest-clock/use-fresh-clock.ts';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { Pager } from '../../ui/pager.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { GroupAdminBar } from './group-admin-bar.tsx';

const pageSize = 10;

/** The contests of a group. Its administrators switch between what members see and all of them. */
export function GroupContestsTab() {
  const { groupId, isAdmin } = useGroup();
  const [parameters] = useSearchParams();
  const isManaged = isAdmin && parameters.get('view') === 'manage';
  const urls = {
    list: `/group/${String(groupId)}/contest`,
    manage: manageListUrl({ groupId }),
    create: createUrl({ groupId }),
  };
  return (
    <>
      {isAdmin && <GroupAdminBar content="contests" isManaged={isManaged} urls={urls} />}
      {isManaged ? <GroupManagedContests groupId={groupId} /> : <MemberView />}
    </>
  );
}

/** The contests that members see, with the rows of the contest list. It connects two features. */
function MemberView() {
  const m = useMessages(groupContentMessages);
  const { groupId } = useGroup();
  const address = useListAddress(pageSize);
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    groupContestsQuery(groupId, { currentPage: address.page, limit: pageSize }),
  );
  useFreshClock(() => void refetch());
  useLastPage(address, data?.page.total);
  if (data === undefined || data.page.records.length === 0)
    return (
      <Sheet flush>
        {data === undefined && !isError && <RowsSkeleton rows={4} height={104} />}
        {data === undefined && isError && (
          <ErrorState title={m.contestsFailed} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <EmptyState icon={<IconTrophy size={24} stroke={1.5} />} title={m.noContests}>
            {m.noContestsText}
          </EmptyState>
        )}
      </Sheet>
    );
  return (
    <>
      <ul className={classes['list']} aria-label={m.contests} aria-busy={isPlaceholderData}>
        {data.page.records.map((contest) => (
          <ContestRow key={contest.id} contest={contest} clock={data.clock} />
        ))}
      </ul>
      <Pager total={data.page.total} page={address.page} size={pageSize} onPageChange={address.setPage} />
    </>
  );
}
