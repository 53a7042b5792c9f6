import { Switch } from '@mantine/core';
import { IconFileCode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  groupProblemsQuery,
  ownGroupStatusesQuery,
} from '../../features/group-content/api/list-group-problems.ts';
import { groupContentMessages } from '../../features/group-content/group-content-messages.ts';
import { GroupProblemTable } from '../../features/group-content/problems/group-problem-table.tsx';
import classes from '../../features/group-content/problems/group-problems.module.css';
import { useGroup } from '../../features/groups/use-group.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListRows } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';

const defaultSize = 10;

/** The problems that members of the group solve. It connects two features that do not import each other. */
export function GroupProblemsTab() {
  const m = useMessages(groupContentMessages);
  const { groupId } = useGroup();
  const uid = useSession().user?.uid;
  const address = useListAddress(defaultSize);
  const showsTags = address.filter('tags') === 'true';
  const problems = useQuery(groupProblemsQuery(groupId, { currentPage: address.page, limit: address.size }));
  const pids = (problems.data?.records ?? []).map(({ pid }) => pid);
  const statuses = useQuery(ownGroupStatusesQuery(groupId, uid, pids)).data;
  return (
    <>
      <div className={classes['tools']}>
        <Switch
          label={m.showTags}
          checked={showsTags}
          onChange={(event) => address.setFilter('tags', event.currentTarget.checked ? 'true' : '')}
        />
      </div>
      <ListRows
        address={address}
        rows={problems}
        empty={
          <EmptyState icon={<IconFileCode size={24} stroke={1.5} />} title={m.noProblems}>
            {m.noProblemsText}
          </EmptyState>
        }
        failedTitle={m.problemsFailed}
        skeleton={{ rows: defaultSize, height: 52 }}
      >
        {(rows) => (
          <GroupProblemTable groupId={groupId} problems={rows} statuses={statuses} showsTags={showsTags} />
        )}
      </ListRows>
    </>
  );
}
