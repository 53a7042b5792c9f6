import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import classes from './bottom-dock.module.css';
import { MenuIcon } from './menu-icons.tsx';
import { menuMessages } from './menu-messages.ts';
import type { MenuEntry } from './menus.ts';
import { shellMessages } from './shell-messages.ts';
import type { CurrentMenu } from './use-menu.ts';

const home: MenuEntry = { key: 'home', to: '/home' };
const shownEntries = 3;

/** Home, the first entries of the mode and the menu, within reach of the thumb. Phones only. */
export function BottomDock({ menu, onOpenDrawer }: { menu: CurrentMenu; onOpenDrawer: () => void }) {
  const m = useMessages(shellMessages);
  const words = useMessages(menuMessages);
  const { pathname } = useLocation();
  const links = menu.entries.filter((entry) => entry.to !== undefined && entry.key !== 'back');
  const active = menu.activeAddress ?? pathname;
  return (
    <nav className={classes['root']} aria-label={m.menu}>
      {[home, ...links.slice(0, shownEntries)].map((entry) => (
        <Link
          key={entry.key}
          className={classes['item']}
          to={entry.to ?? '/home'}
          aria-current={entry.to === active ? 'page' : undefined}
        >
          <MenuIcon name={entry.key} size={22} />
          <span>{words[entry.key]}</span>
        </Link>
      ))}
      <button type="button" className={classes['item']} aria-label={m.openMenu} onClick={onOpenDrawer}>
        <IconMenu2 size={22} stroke={1.6} aria-hidden="true" />
        <span>{m.menu}</span>
      </button>
    </nav>
  );
}
