import { ActionIcon, Switch, Table } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../../lib/messages.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { RelativeTime } from '../../../../ui/relative-time.tsx';
import classes from '../../announcements/announcements.module.css';
import {
  forgetContestAnnouncements,
  showContestAnnouncement,
  type ContestAnnouncement,
} from '../api/announcements.ts';
import { contestAnnouncementMessages } from './contest-announcement-messages.ts';

interface TableProps {
  announcements: readonly ContestAnnouncement[];
  onEdit: (announcement: ContestAnnouncement) => void;
  onDelete: (announcement: ContestAnnouncement) => void;
}

export function ContestAnnouncementTable({ announcements, ...actions }: TableProps) {
  const m = useMessages(contestAnnouncementMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.columnTitle}</Table.Th>
          <Table.Th className={classes['author'] ?? ''}>{m.columnAuthor}</Table.Th>
          <Table.Th className={classes['time'] ?? ''}>{m.columnTime}</Table.Th>
          <Table.Th className={classes['visible'] ?? ''}>{m.columnVisible}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>{m.columnActions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {announcements.map((announcement) => (
          <Row key={announcement.id} announcement={announcement} {...actions} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface RowProps extends Pick<TableProps, 'onEdit' | 'onDelete'> {
  announcement: ContestAnnouncement;
}

function Row({ announcement, onEdit, onDelete }: RowProps) {
  const m = useMessages(contestAnnouncementMessages);
  const { title, gmtCreate } = announcement;
  const author = announcement.username ?? m.noAuthor;
  return (
    <Table.Tr data-hidden={announcement.status === 1 || undefined}>
      <Table.Td>
        <button type="button" className={classes['title']} onClick={() => onEdit(announcement)}>
          {title}
        </button>
        <span className={classes['narrow']}>
          {author} · <RelativeTime value={gmtCreate} />
        </span>
      </Table.Td>
      <Table.Td className={classes['author'] ?? ''}>{author}</Table.Td>
      <Table.Td className={classes['time'] ?? ''}>
        <RelativeTime value={gmtCreate} />
      </Table.Td>
      <Table.Td className={classes['visible'] ?? ''}>
        <VisibilitySwitch announcement={announcement} />
      </Table.Td>
      <Table.Td className={classes['actions'] ?? ''}>
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
      </Table.Td>
    </Table.Tr>
  );
}

/** Turns at once, and back should the server refuse. */
function VisibilitySwitch({ announcement }: { announcement: ContestAnnouncement }) {
  const m = useMessages(contestAnnouncementMessages);
  const client = useQueryClient();
  const show = useMutation({
    mutationFn: showContestAnnouncement,
    scope: { id: `contest announcement ${String(announcement.id)}` },
    onSuccess: (_answer, { status }) => showToast('success', status === 0 ? m.shown : m.hid),
    onSettled: () => forgetContestAnnouncements(client),
  });
  const status = show.isPending ? show.variables.status : announcement.status;
  return (
    <Switch
      className={classes['switch'] ?? ''}
      aria-label={m.visibleOf(announcement.title)}
      checked={status === 0}
      onChange={(event) => show.mutate({ id: announcement.id, status: event.currentTarget.checked ? 0 : 1 })}
    />
  );
}
