import { Menu } from '@mantine/core';
import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import classes from './main-menu.module.css';
import { menuMessages } from './menu-messages.ts';
import type { MenuEntry } from './menus.ts';
import { shellMessages } from './shell-messages.ts';
import type { CurrentMenu } from './use-menu.ts';

/** The entries of the current mode in the top bar, with a gold streak under the active one. */
export function MainMenu({ menu }: { menu: CurrentMenu }) {
  const m = useMessages(shellMessages);
  return (
    <nav className={classes['root']} aria-label={m.mainMenu}>
      {menu.entries.map((entry) => (
        <MainMenuEntry key={entry.key} entry={entry} activeAddress={menu.activeAddress} />
      ))}
    </nav>
  );
}

interface EntryProps {
  entry: MenuEntry;
  activeAddress: string | undefined;
}

function MainMenuEntry({ entry, activeAddress }: EntryProps) {
  const m = useMessages(menuMessages);
  if (entry.children !== undefined) return <Submenu entry={entry} activeAddress={activeAddress} />;
  return (
    <Link
      className={classes['entry']}
      to={entry.to ?? '/home'}
      aria-current={entry.to === activeAddress ? 'page' : undefined}
    >
      {entry.key === 'back' && <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />}
      {m[entry.key]}
    </Link>
  );
}

function Submenu({ entry, activeAddress }: EntryProps) {
  const m = useMessages(menuMessages);
  const children = entry.children ?? [];
  const isActive = children.some((child) => child.to === activeAddress);
  return (
    <Menu position="bottom-start" offset={4}>
      <Menu.Target>
        <button type="button" className={classes['entry']} data-active={isActive || undefined}>
          {m[entry.key]}
          <IconChevronDown size={14} stroke={2} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {children.map((child) => (
          <Menu.Item
            key={child.key}
            component={Link}
            to={child.to ?? '/home'}
            aria-current={child.to === activeAddress ? 'page' : undefined}
          >
            {m[child.key]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
