import { Switch } from '@mantine/core';
import { IconFileCode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { canChangeGroupItem } from '@touchstone/rules/groups/group-actions';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import {
  groupProblemsQuery,
  ownGroupStatusesQuery,
} from '../../features/group-content/api/list-group-problems.ts';
import { groupContentMessages } from '../../features/group-content/group-content-messages.ts';
import {
  createGroupProblemUrl,
  groupProblemListUrl,
  managedProblemListUrl,
} from '../../features/group-content/group-problem-urls.ts';
import { ManagedProblems } from '../../features/group-content/manage/managed-problems.tsx';
import { GroupProblemTable } from '../../features/group-content/problems/group-problem-table.tsx';
import classes from '../../features/group-content/problems/group-problems.module.css';
import { useGroup } from '../../features/groups/use-group.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListRows } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { GroupAdminBar } from './group-admin-bar.tsx';

const defaultSize = 10;

/** The problems of a group. Its administrators switch between what members see and all of them. */
export function GroupProblemsTab() {
  const state = useGroup();
  const { groupId, isAdmin } = state;
  const username = useSession().user?.username;
  const [parameters] = useSearchParams();
  if (!isAdmin || parameters.get('view') !== 'manage') return <MemberView />;
  return (
    <>
      <AdminBar isManaged />
      <ManagedProblems
        groupId={groupId}
        canApply={({ author }) => canChangeGroupItem(state, { isAuthor: author === username })}
      />
    </>
  );
}

function AdminBar({ isManaged, children }: { isManaged: boolean; children?: ReactNode }) {
  const { groupId } = useGroup();
  const urls = {
    list: groupProblemListUrl(groupId),
    manage: managedProblemListUrl(groupId),
    create: createGroupProblemUrl(groupId),
  };
  return (
    <GroupAdminBar content="problems" isManaged={isManaged} urls={urls}>
      {children}
    </GroupAdminBar>
  );
}

/** The problems that members of the group solve. It connects two features that do not import each other. */
function MemberView() {
  const m = useMessages(groupContentMessages);
  const { groupId, isAdmin } = useGroup();
  const uid = useSession().user?.uid;
  const address = useListAddress(defaultSize);
  const showsTags = address.filter('tags') === 'true';
  const problems = useQuery(groupProblemsQuery(groupId, { currentPage: address.page, limit: address.size }));
  const pids = (problems.data?.records ?? []).map(({ pid }) => pid);
  const statuses = useQuery(ownGroupStatusesQuery(groupId, uid, pids)).data;
  const tagSwitch = (
    <Switch
      label={m.showTags}
      checked={showsTags}
      onChange={(event) => address.setFilter('tags', event.currentTarget.checked ? 'true' : '')}
    />
  );
  return (
    <>
      {isAdmin ? (
        <AdminBar isManaged={false}>{tagSwitch}</AdminBar>
      ) : (
        <div className={classes['tools']}>{tagSwitch}</div>
      )}
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
