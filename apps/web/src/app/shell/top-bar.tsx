import { ActionIcon, Button } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { useWebsiteConfig } from '../../lib/website-config.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { MainMenu } from './main-menu.tsx';
import { MessageMenu } from './message-menu.tsx';
import { LanguageMenu, ThemeMenu } from './preference-menus.tsx';
import { SearchBox } from './search-box.tsx';
import { shellMessages } from './shell-messages.ts';
import classes from './top-bar.module.css';
import type { CurrentMenu } from './use-menu.ts';
import { useUnread } from './use-unread.ts';
import { UserMenu } from './user-menu.tsx';

export function TopBar({ menu, onOpenDrawer }: { menu: CurrentMenu; onOpenDrawer: () => void }) {
  const m = useMessages(shellMessages);
  return (
    <header className={classes['root']}>
      <ActionIcon className={classes['burger'] ?? ''} aria-label={m.openMenu} onClick={onOpenDrawer}>
        <IconMenu2 size={22} stroke={1.6} />
      </ActionIcon>
      <Link to="/home" className={classes['brand']} aria-label={m.brandHome}>
        <Wordmark />
      </Link>
      <div className={classes['menu']}>
        <MainMenu menu={menu} />
      </div>
      <div className={classes['search']}>
        <SearchBox listensToSlash />
      </div>
      <div className={classes['tools']}>
        <LanguageMenu />
        <ThemeMenu />
        <Person />
      </div>
    </header>
  );
}

function Person() {
  const { user } = useSession();
  const unread = useUnread();
  if (user === undefined) return <GuestButtons />;
  return (
    <>
      <MessageMenu unread={unread} />
      <UserMenu user={user} />
    </>
  );
}

function GuestButtons() {
  const m = useMessages(shellMessages);
  const registers = useWebsiteConfig()?.register ?? true;
  return (
    <div className={classes['guest']} data-guest-tools="">
      <Button
        variant="subtle"
        color="gray"
        px={12}
        data-for-guests=""
        onClick={() => openAccountDialog('Login')}
      >
        {m.login}
      </Button>
      {registers && (
        <Button
          className={classes['register'] ?? ''}
          px={14}
          data-for-guests=""
          onClick={() => openAccountDialog('Register')}
        >
          {m.register}
        </Button>
      )}
    </div>
  );
}
