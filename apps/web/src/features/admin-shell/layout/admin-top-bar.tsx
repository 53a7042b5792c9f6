import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { Wordmark } from '../../../ui/brand/wordmark.tsx';
import classes from './admin-layout.module.css';
import { AdminUserMenu } from './admin-user-menu.tsx';
import { layoutMessages } from './layout-messages.ts';

export function AdminTopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const m = useMessages(layoutMessages);
  return (
    <header className={classes['bar']}>
      <ActionIcon className={classes['burger'] ?? ''} onClick={onOpenMenu} aria-label={m.openMenu}>
        <IconMenu2 size={20} stroke={1.75} />
      </ActionIcon>
      <Link className={classes['home']} to="/admin/dashboard">
        <Wordmark />
        <span className={classes['office']}>{m.backOffice}</span>
      </Link>
      <AdminUserMenu />
    </header>
  );
}
