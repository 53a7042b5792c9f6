import { ActionIcon, Switch, Table } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowTitle } from '../../ui/list-page/row-title.tsx';
import { announcementMessages } from './announcement-messages.ts';
import type { AnnouncementScope, AnnouncementRow } from './announcement-scope.ts';
import classes from './announcements.module.css';

interface AnnouncementTableProps<Row extends AnnouncementRow> {
  scope: AnnouncementScope;
  announcements: readonly Row[];
  onEdit: (announcement: Row) => void;
  onDelete: (announcement: Row) => void;
  /** Whether the viewer may change the row; all rows if omitted. */
  canChange?: (announcement: Row) => boolean;
}

export function AnnouncementTable<Row extends AnnouncementRow>({
  announcements,
  ...table
}: AnnouncementTableProps<Row>) {
  const m = useMessages(announcementMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['id'] ?? ''}>{m.columnId}</Table.Th>
          <Table.Th>{m.columnTitle}</Table.Th>
          <Table.Th className={classes['author'] ?? ''}>{m.columnAuthor}</Table.Th>
          <Table.Th className={classes['time'] ?? ''}>{m.columnTime}</Table.Th>
          <Table.Th className={classes['changed'] ?? ''}>{m.columnChanged}</Table.Th>
          <Table.Th className={classes['visible'] ?? ''}>{m.columnVisible}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>{m.columnActions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {announcements.map((announcement) => (
          <TableRow key={announcement.id} announcement={announcement} {...table} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface TableRowProps<Row extends AnnouncementRow> extends Omit<
  AnnouncementTableProps<Row>,
  'announcements'
> {
  announcement: Row;
}

function TableRow<Row extends AnnouncementRow>({
  scope,
  announcement,
  onEdit,
  onDelete,
  canChange,
}: TableRowProps<Row>) {
  const m = useMessages(announcementMessages);
  const { title, gmtCreate, gmtModified } = announcement;
  const author = announcement.username ?? m.noAuthor;
  const isOpen = canChange?.(announcement) ?? true;
  return (
    <Table.Tr data-hidden={announcement.status === 1 || undefined}>
      <Table.Td className={classes['id'] ?? ''}>{announcement.id}</Table.Td>
      <Table.Td>
        {isOpen ? <RowTitle onOpen={() => onEdit(announcement)}>{title}</RowTitle> : title}
        <span className={classes['narrow']}>
          {author} · <RelativeTime value={gmtCreate} />
        </span>
      </Table.Td>
      <Table.Td className={classes['author'] ?? ''}>{author}</Table.Td>
      <Table.Td className={classes['time'] ?? ''}>
        <RelativeTime value={gmtCreate} />
      </Table.Td>
      <Table.Td className={classes['changed'] ?? ''}>
        <RelativeTime value={gmtModified} />
      </Table.Td>
      <Table.Td className={classes['visible'] ?? ''}>
        <VisibilitySwitch scope={scope} announcement={announcement} isOpen={isOpen} />
      </Table.Td>
      <Table.Td className={classes['actions'] ?? ''}>
        {isOpen && (
          <>
            <ActionIcon
              className={classes['edit'] ?? ''}
              aria-label={m.editOf(title)}
              onClick={() => onEdit(announcement)}
            >
              <IconPencil size={18} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={m.deleteOf(title)} onClick={() => onDelete(announcement)}>
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          </>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

interface VisibilitySwitchProps {
  scope: AnnouncementScope;
  announcement: AnnouncementRow;
  isOpen: boolean;
}

/** Changes immediately, and back if the server refuses. */
function VisibilitySwitch({ scope, announcement, isOpen }: VisibilitySwitchProps) {
  const { words } = scope;
  const client = useQueryClient();
  const show = useMutation({
    mutationFn: scope.show,
    // One request at a time: after two quick clicks the last one wins.
    scope: { id: `${scope.name} announcement ${String(announcement.id)}` },
    onSuccess: (_answer, { status }) => showToast('success', status === 0 ? words.shown : words.hid),
    onSettled: () => scope.invalidate(client),
  });
  const status = show.isPending ? show.variables.status : announcement.status;
  return (
    <Switch
      className={classes['switch'] ?? ''}
      aria-label={words.visibleOf(announcement.title)}
      checked={status === 0}
      disabled={!isOpen}
      onChange={(event) => show.mutate({ id: announcement.id, status: event.currentTarget.checked ? 0 : 1 })}
    />
  );
}
