import { Button, Select } from '@mantine/core';
import { IconFileImport, IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refuseGroupAction } from '@touchstone/rules/groups/group-actions';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { membersQuery, removeMember, type GroupMember } from '../api/members.ts';
import { groupMessages } from '../group-messages.ts';
import { useGroup } from '../use-group.ts';
import { MemberImport } from './member-import.tsx';
import { memberMessages } from './member-messages.ts';
import { roles } from './member-rights.ts';
import { MemberTable } from './member-table.tsx';
import classes from './members.module.css';
import { TransferDialog } from './transfer-dialog.tsx';

const defaultSize = 10;

export function MembersView() {
  const m = useMessages(memberMessages);
  const state = useGroup();
  const { groupId } = state;
  const client = useQueryClient();
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const role = roles.find((one) => one === address.filter('role'));
  const members = useQuery(
    membersQuery(groupId, { currentPage: address.page, limit: address.size, keyword, standing: role }),
  );
  const [removed, setRemoved] = useState<GroupMember>();
  const [heir, setHeir] = useState<GroupMember>();
  return (
    <>
      <div className={classes['tools']}>
        <SearchField keyword={keyword} texts={m} onSearch={(text) => address.setFilter('keyword', text)} />
        <RoleFilter value={role} onChange={(value) => address.setFilter('role', value)} />
        {refuseGroupAction(state, 'importMembers') === undefined && <ImportButton />}
      </div>
      <ListRows
        address={address}
        rows={members}
        empty={
          <EmptyRows
            isFiltered={keyword !== '' || role !== undefined}
            icon={<IconUsers size={24} stroke={1.5} />}
            title={m.empty}
            text={m.emptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll={`/group/${String(groupId)}/member`}
          />
        }
        failedTitle={m.failed}
        skeleton={{ rows: defaultSize, height: 52 }}
      >
        {(rows) => <MemberTable members={rows} onRemove={setRemoved} onTransfer={setHeir} />}
      </ListRows>
      <DeletionDialog
        target={removed}
        texts={{ title: m.removeTitle, confirm: m.remove, done: m.removed }}
        textOf={({ username }) => m.removeText(username)}
        remove={({ uid }) => removeMember(groupId, uid)}
        invalidate={() => client.invalidateQueries({ queryKey: ['group', groupId] })}
        onClose={() => setRemoved(undefined)}
      />
      <TransferDialog heir={heir} onClose={() => setHeir(undefined)} />
    </>
  );
}

function RoleFilter({ value, onChange }: { value: string | undefined; onChange: (value: string) => void }) {
  const m = useMessages(memberMessages);
  const words = useMessages(groupMessages);
  return (
    <Select
      className={classes['role'] ?? ''}
      aria-label={m.role}
      placeholder={m.anyRole}
      data={roles.map((role) => ({ value: role, label: words.roles[role] }))}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
    />
  );
}

function ImportButton() {
  const m = useMessages(memberMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes['end']}>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        {m.import}
      </Button>
      <MemberImport opened={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
