import { ActionIcon, Badge, Table, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { findCodeforcesLink, parseGitHubLink, parseWebLink } from '../../../lib/parse-web-link.ts';
import { ForeignLink } from '../../../ui/foreign-link.tsx';
import { UserLink } from '../../../ui/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { TitleTag } from '../../../ui/title-tag.tsx';
import { PageCheckbox, RowCheckbox } from '../../../ui/list-page/row-checkbox.tsx';
import type { RowSelection } from '../../../ui/list-page/use-row-selection.ts';
import type { User } from '../../../lib/admin-api/list-users.ts';
import { roleMessages } from '../role-messages.ts';
import { listMessages } from './list-messages.ts';
import classes from './list.module.css';
import { roleOfCode } from './user-filter.ts';

interface UserTableProps {
  users: readonly User[];
  selection: RowSelection<string>;
  onEdit: (user: User) => void;
}

export function UserTable({ users, selection, onEdit }: UserTableProps) {
  const m = useMessages(listMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['selection'] ?? ''}>
            <PageCheckbox label={m.choosePage} selection={selection} />
          </Table.Th>
          <Table.Th>{m.user}</Table.Th>
          <Table.Th className={classes['wide'] ?? ''}>{m.contact}</Table.Th>
          <Table.Th className={classes['role'] ?? ''}>{m.role}</Table.Th>
          <Table.Th className={classes['joined'] ?? ''}>{m.joined}</Table.Th>
          <Table.Th className={classes['time'] ?? ''}>{m.lastLogin}</Table.Th>
          <Table.Th className={classes['act'] ?? ''}>
            <VisuallyHidden>{m.edit}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {users.map((user) => (
          <UserRow
            key={user.uid}
            user={user}
            isSelected={selection.chosen.has(user.uid)}
            onToggle={(isRange) => selection.toggle(user.uid, isRange)}
            onEdit={() => onEdit(user)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface UserRowProps {
  user: User;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onEdit: () => void;
}

function UserRow({ user, isSelected, onToggle, onEdit }: UserRowProps) {
  const m = useMessages(listMessages);
  const contact = (
    <>
      {user.realname !== null && <span>{user.realname}</span>}
      <span className={classes['email']}>{user.email}</span>
      <UserLinks user={user} />
    </>
  );
  return (
    <Table.Tr data-chosen={isSelected || undefined} className={classes['row'] ?? ''}>
      <Table.Td className={classes['selection'] ?? ''}>
        <RowCheckbox label={m.choose(user.username)} isSelected={isSelected} onToggle={onToggle} />
      </Table.Td>
      <Table.Td>
        <div className={classes['person']}>
          <UserLink username={user.username} avatar={user.avatar} />
          <TitleTag name={user.titleName} color={user.titleColor} />
        </div>
        <div className={classes['narrow']}>
          {contact}
          <RoleTags user={user} />
        </div>
      </Table.Td>
      <Table.Td className={classes['wide'] ?? ''}>
        <div className={classes['contact']}>{contact}</div>
      </Table.Td>
      <Table.Td className={classes['role'] ?? ''}>
        <RoleTags user={user} />
      </Table.Td>
      <Table.Td className={classes['joined'] ?? ''}>
        <RelativeTime value={user.gmtCreate} />
      </Table.Td>
      <Table.Td className={classes['time'] ?? ''}>
        {user.recentLoginTime === null ? m.never : <RelativeTime value={user.recentLoginTime} />}
      </Table.Td>
      <Table.Td className={classes['act'] ?? ''}>
        <ActionIcon aria-label={m.editUser(user.username)} title={m.edit} onClick={onEdit}>
          <IconPencil size={18} stroke={1.75} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

/** The accounts of the user elsewhere. */
function UserLinks({ user }: { user: User }) {
  const m = useMessages(listMessages);
  const links = [
    { name: 'GitHub', link: parseGitHubLink(user.github) },
    { name: m.blog, link: parseWebLink(user.blog) },
    { name: 'Codeforces', link: findCodeforcesLink(user.cfUsername) },
  ];
  const shown = links.flatMap(({ name, link }) => (link === undefined ? [] : [{ name, link }]));
  if (shown.length === 0) return null;
  return (
    <span className={classes['links']}>
      {shown.map(({ name, link }) => (
        <ForeignLink key={name} link={link} name={name} />
      ))}
    </span>
  );
}

/** Ordinary users are plain text; users with more or fewer rights are highlighted. */
function RoleTags({ user }: { user: User }) {
  const m = useMessages(listMessages);
  const names = useMessages(roleMessages);
  const [given] = user.roles;
  const role = roleOfCode(given?.id);
  const name = role === undefined ? given?.role : names[role];
  return (
    <span className={classes['roles']}>
      {role === 'default_user' ? <span>{name}</span> : <Badge color={colorOf(role)}>{name}</Badge>}
      {user.status === 1 && <Badge color="bad">{m.banned}</Badge>}
    </span>
  );
}

function colorOf(role: ReturnType<typeof roleOfCode>): string {
  if (role === 'root') return 'gold';
  return role === 'admin' || role === 'problem_admin' ? 'ink' : 'warn';
}
