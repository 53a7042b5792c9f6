import { IconUsersGroup } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { useLast } from '../../lib/use-last.ts';
import { Choice } from '../../ui/choice/choice.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { adminGroupMessages } from './admin-group-messages.ts';
import { adminGroupsQuery, groupsKey, unbanGroup, type AdministeredGroup } from './api/groups.ts';
import { BanDialog } from './ban-dialog.tsx';
import { parseGroupStatus } from './group-status.ts';
import { GroupTable } from './group-table.tsx';

const defaultSize = 15;

export function Component() {
  const m = useMessages(adminGroupMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const status = parseGroupStatus(address.filter('status'));
  const groups = useQuery(
    adminGroupsQuery({ currentPage: address.page, limit: address.size, keyword, status }),
  );
  const [banned, setBanned] = useState<AdministeredGroup>();
  const [unbanned, setUnbanned] = useState<AdministeredGroup>();
  return (
    <>
      <ListPage
        title={m.title}
        description={m.description}
        tools={
          <>
            <SearchField
              keyword={keyword}
              texts={m}
              onSearch={(text) => address.setFilter('keyword', text)}
            />
            <Choice
              label={m.state}
              anyLabel={m.any}
              options={[
                { value: 0, name: m.states.normal },
                { value: 1, name: m.states.banned },
              ]}
              value={status}
              onChange={(value) => address.setFilter('status', value === undefined ? '' : String(value))}
            />
          </>
        }
        address={address}
        rows={groups}
        empty={
          <EmptyRows
            isFiltered={keyword !== '' || status !== undefined}
            icon={<IconUsersGroup size={24} stroke={1.5} />}
            title={m.empty}
            text={m.emptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll="/admin/group"
          />
        }
        failedTitle={m.failed}
        skeleton={{ rows: 10, height: 60 }}
      >
        {(rows) => <GroupTable groups={rows} onBan={setBanned} onUnban={setUnbanned} />}
      </ListPage>
      {banned !== undefined && <BanDialog group={banned} onClose={() => setBanned(undefined)} />}
      <UnbanDialog group={unbanned} onClose={() => setUnbanned(undefined)} />
    </>
  );
}

function UnbanDialog({ group, onClose }: { group: AdministeredGroup | undefined; onClose: () => void }) {
  const m = useMessages(adminGroupMessages);
  const client = useQueryClient();
  const shown = useLast(group);
  const unban = useMutation({
    mutationFn: ({ id }: AdministeredGroup) => unbanGroup(id),
    onSuccess: (_answer, { name }) => showToast('success', m.unbanned(name)),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: groupsKey });
    },
  });
  return (
    <ConfirmDialog
      opened={group !== undefined}
      title={m.unbanTitle}
      confirmLabel={m.unban}
      isBusy={unban.isPending}
      onConfirm={() => {
        if (group !== undefined) unban.mutate(group);
      }}
      onCancel={onClose}
    >
      {m.unbanText(shown?.name ?? '')}
    </ConfirmDialog>
  );
}
