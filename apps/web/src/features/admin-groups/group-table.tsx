import { Button, Table } from '@mantine/core';
import { formatDate, parseWireDate } from '../../lib/dates.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { RowTitle } from '../../ui/list-page/row-title.tsx';
import { UserLink } from '../../ui/user-link.tsx';
import { adminGroupMessages } from './admin-group-messages.ts';
import classes from './admin-groups.module.css';
import type { AdministeredGroup } from './api/groups.ts';

interface GroupTableProps {
  groups: readonly AdministeredGroup[];
  onBan: (group: AdministeredGroup) => void;
  onUnban: (group: AdministeredGroup) => void;
}

const banned = 1;

export function GroupTable({ groups, ...actions }: GroupTableProps) {
  const m = useMessages(adminGroupMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" aria-label={m.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.group}</Table.Th>
          <Table.Th className={classes['owner'] ?? ''}>{m.owner}</Table.Th>
          <Table.Th className={classes['number'] ?? ''}>{m.members}</Table.Th>
          <Table.Th className={classes['content'] ?? ''}>{m.content}</Table.Th>
          <Table.Th className={classes['number'] ?? ''}>{m.submissions}</Table.Th>
          <Table.Th className={classes['number'] ?? ''}>{m.size}</Table.Th>
          <Table.Th className={classes['created'] ?? ''}>{m.created}</Table.Th>
          <Table.Th className={classes['state'] ?? ''}>{m.state}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>{m.actions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} {...actions} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface GroupRowProps extends Omit<GroupTableProps, 'groups'> {
  group: AdministeredGroup;
}

function GroupRow({ group, onBan, onUnban }: GroupRowProps) {
  const m = useMessages(adminGroupMessages);
  const locale = useLocale();
  const isBanned = group.status === banned;
  return (
    <Table.Tr>
      <Table.Td>
        <RowTitle to={`/group/${String(group.id)}`}>{group.name}</RowTitle>
        <span className={classes['note']}>
          {group.shortName}
          {!group.visible && ` · ${m.hidden}`}
        </span>
        {isBanned && group.banReason !== null && (
          <span className={classes['reason']}>{m.bannedSince(group.banReason)}</span>
        )}
      </Table.Td>
      <Table.Td className={classes['owner'] ?? ''}>
        <UserLink username={group.owner} avatar={null} size={24} />
      </Table.Td>
      <Table.Td className={classes['number'] ?? ''}>
        {group.memberCount}
        {group.applicationCount > 0 && (
          <span className={classes['note']}>{m.applications(group.applicationCount)}</span>
        )}
      </Table.Td>
      <Table.Td className={classes['content'] ?? ''}>
        {m.contentOf(group.problemCount, group.trainingCount, group.contestCount)}
      </Table.Td>
      <Table.Td className={classes['number'] ?? ''}>{group.submissionCount}</Table.Td>
      <Table.Td className={classes['number'] ?? ''}>{formatBytes(group.sizeBytes)}</Table.Td>
      <Table.Td className={classes['created'] ?? ''}>
        {formatDate(parseWireDate(group.gmtCreate), locale)}
      </Table.Td>
      <Table.Td className={classes['state'] ?? ''}>
        <span className={classes['tag']} data-banned={isBanned || undefined}>
          {isBanned ? m.states.banned : m.states.normal}
        </span>
      </Table.Td>
      <Table.Td className={classes['actions'] ?? ''}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={isBanned ? m.unbanOf(group.name) : m.banOf(group.name)}
          onClick={() => (isBanned ? onUnban(group) : onBan(group))}
        >
          {isBanned ? m.unban : m.ban}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
