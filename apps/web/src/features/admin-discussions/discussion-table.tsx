import { ActionIcon, NativeSelect, Switch, Table } from '@mantine/core';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { disabledStatus, type StateChange } from '../../lib/change-discussion.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { RowTitle } from '../../ui/list-page/row-title.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { UserLink } from '../../ui/user-link.tsx';
import { adminDiscussionMessages } from './admin-discussion-messages.ts';
import classes from './admin-discussions.module.css';
import { invalidateDiscussions, type ManagedDiscussion } from './api/discussions.ts';
import { discussionUrl, type DiscussionScope } from './discussion-scope.ts';

interface DiscussionTableProps {
  scope: DiscussionScope;
  discussions: readonly ManagedDiscussion[];
  onDelete: (discussion: ManagedDiscussion) => void;
}

export function DiscussionTable({ discussions, ...table }: DiscussionTableProps) {
  const m = useMessages(adminDiscussionMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" aria-label={m.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.columnTitle}</Table.Th>
          <Table.Th className={classes['author'] ?? ''}>{m.columnAuthor}</Table.Th>
          <Table.Th className={classes['number'] ?? ''}>{m.columnLikes}</Table.Th>
          <Table.Th className={classes['number'] ?? ''}>{m.columnViews}</Table.Th>
          <Table.Th className={classes['time'] ?? ''}>{m.columnTime}</Table.Th>
          <Table.Th className={classes['status'] ?? ''}>{m.columnStatus}</Table.Th>
          <Table.Th className={classes['pin'] ?? ''}>{m.columnPin}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>{m.columnActions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {discussions.map((discussion) => (
          <DiscussionRow key={discussion.id} discussion={discussion} {...table} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface DiscussionRowProps extends Omit<DiscussionTableProps, 'discussions'> {
  discussion: ManagedDiscussion;
}

function DiscussionRow({ scope, discussion, onDelete }: DiscussionRowProps) {
  const m = useMessages(adminDiscussionMessages);
  const { id, title, author, avatar, gid, pid, kind, likeNum, viewNum, gmtCreate } = discussion;
  const facts = [
    `#${String(id)}`,
    ...(kind === 'solution' ? [m.solution] : []),
    ...(gid === null ? [] : [m.group(gid)]),
    ...(pid === null ? [] : [m.problem(pid)]),
  ];
  return (
    <Table.Tr>
      <Table.Td>
        <RowTitle to={discussionUrl(discussion)}>{title}</RowTitle>
        <span className={classes['note']}>{facts.join(' · ')}</span>
      </Table.Td>
      <Table.Td className={classes['author'] ?? ''}>
        <UserLink username={author} avatar={avatar} size={24} />
      </Table.Td>
      <Table.Td className={classes['number'] ?? ''}>{likeNum}</Table.Td>
      <Table.Td className={classes['number'] ?? ''}>{viewNum}</Table.Td>
      <Table.Td className={classes['time'] ?? ''}>
        <RelativeTime value={gmtCreate} />
      </Table.Td>
      <StateCells scope={scope} discussion={discussion} />
      <Table.Td className={classes['actions'] ?? ''}>
        <ActionIcon
          component={Link}
          to={discussionUrl(discussion)}
          target="_blank"
          aria-label={m.viewOf(title)}
          title={m.viewOf(title)}
        >
          <IconExternalLink size={18} stroke={1.75} />
        </ActionIcon>
        <ActionIcon
          aria-label={m.deleteOf(title)}
          title={m.deleteOf(title)}
          onClick={() => onDelete(discussion)}
        >
          <IconTrash size={18} stroke={1.75} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

/** Both change immediately, and back if the server refuses. */
function StateCells({ scope, discussion }: Pick<DiscussionRowProps, 'scope' | 'discussion'>) {
  const m = useMessages(adminDiscussionMessages);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (to: StateChange) => scope.change(discussion, to),
    // One request at a time: after two quick clicks the last one wins.
    scope: { id: `discussion ${String(discussion.id)}` },
    onSuccess: () => showToast('success', m.changed),
    onSettled: () => invalidateDiscussions(client),
  });
  const pending: StateChange = change.isPending ? change.variables : {};
  const isDisabled = pending.isDisabled ?? discussion.status === disabledStatus;
  const isPinned = pending.isPinned ?? discussion.topPriority;
  return (
    <>
      <Table.Td className={classes['status'] ?? ''}>
        <NativeSelect
          size="xs"
          aria-label={m.statusOf(discussion.title)}
          value={isDisabled ? 'disabled' : 'normal'}
          data={[
            { value: 'normal', label: m.normal },
            { value: 'disabled', label: m.disabled },
          ]}
          onChange={(event) => change.mutate({ isDisabled: event.currentTarget.value === 'disabled' })}
        />
      </Table.Td>
      <Table.Td className={classes['pin'] ?? ''}>
        <Switch
          aria-label={m.pinOf(discussion.title)}
          checked={isPinned}
          onChange={(event) => change.mutate({ isPinned: event.currentTarget.checked })}
        />
      </Table.Td>
    </>
  );
}
