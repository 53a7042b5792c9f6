import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import classes from './menu-drawer.module.css';
import { MenuIcon } from './menu-icons.tsx';
import { menuMessages } from './menu-messages.ts';
import type { MenuEntry } from './menus.ts';
import { SearchBox } from './search-box.tsx';
import { shellMessages } from './shell-messages.ts';
import type { CurrentMenu } from './use-menu.ts';

interface MenuDrawerProps {
  menu: CurrentMenu;
  opened: boolean;
  onClose: () => void;
}

const homeEntry: MenuEntry = { key: 'home', to: '/home' };

/** The whole menu on narrow screens: from the bottom on phones, from the left on tablets. */
export function MenuDrawer({ menu, opened, onClose }: MenuDrawerProps) {
  const m = useMessages(shellMessages);
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const entries = menu.mode === 'default' ? [homeEntry, ...menu.entries] : menu.entries;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'left'}
      size={isPhone ? 'auto' : 300}
      title={<Wordmark compact />}
      closeButtonProps={{ 'aria-label': m.close }}
      classNames={{
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        body: classes['body'] ?? '',
      }}
    >
      <SearchBox onDone={onClose} />
      <nav className={classes['menu']} aria-label={m.mainMenu}>
        {entries.map((entry) => (
          <DrawerEntry key={entry.key} entry={entry} activeAddress={menu.activeAddress} onFollow={onClose} />
        ))}
      </nav>
    </Drawer>
  );
}

interface DrawerEntryProps {
  entry: MenuEntry;
  activeAddress: string | undefined;
  onFollow: () => void;
}

function DrawerEntry({ entry, activeAddress, onFollow }: DrawerEntryProps) {
  const m = useMessages(menuMessages);
  if (entry.children === undefined)
    return (
      <Link
        className={classes['entry']}
        to={entry.to ?? '/home'}
        aria-current={entry.to === activeAddress ? 'page' : undefined}
        onClick={onFollow}
      >
        <MenuIcon name={entry.key} />
        {m[entry.key]}
      </Link>
    );
  return (
    <div>
      <span className={classes['groupTitle']}>
        <MenuIcon name={entry.key} />
        {m[entry.key]}
      </span>
      <div className={classes['children']}>
        {entry.children.map((child) => (
          <Link
            key={child.key}
            className={classes['child']}
            to={child.to ?? '/home'}
            aria-current={child.to === activeAddress ? 'page' : undefined}
            onClick={onFollow}
          >
            {m[child.key]}
          </Link>
        ))}
      </div>
    </div>
  );
}
