import { Menu } from '@mantine/core';
import {
  IconExternalLink,
  IconFileCode,
  IconLayoutDashboard,
  IconLogout,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import type { UserInfo } from '@touchstone/contract';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { isAdminRole } from '../../lib/roles.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { personMessages } from './person-messages.ts';
import { submissionsAddress, profileAddress } from './person-addresses.ts';
import classes from './user-menu.module.css';

const icon = (Icon: typeof IconUser) => <Icon size={16} stroke={1.6} aria-hidden="true" />;

export function UserMenu({ user }: { user: UserInfo }) {
  const m = useMessages(personMessages);
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <button type="button" className={classes['target']} aria-label={m.account(user.username)}>
          <UserAvatar username={user.username} avatar={user.avatar} size={32} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes['head']}>
          <strong>{user.nickname === null || user.nickname === '' ? user.username : user.nickname}</strong>
          <span>{user.username}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={profileAddress(user)} leftSection={icon(IconUser)}>
          {m.profile}
        </Menu.Item>
        <Menu.Item component={Link} to={submissionsAddress} leftSection={icon(IconFileCode)}>
          {m.submissions}
        </Menu.Item>
        <Menu.Item component={Link} to="/setting" leftSection={icon(IconSettings)}>
          {m.settings}
        </Menu.Item>
        {isAdminRole(user.roleList) && (
          <Menu.Item
            component="a"
            href="/admin"
            target="_blank"
            leftSection={icon(IconLayoutDashboard)}
            rightSection={icon(IconExternalLink)}
          >
            {m.management}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item component={Link} to="/logout" leftSection={icon(IconLogout)}>
          {m.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
