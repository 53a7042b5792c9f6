import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { adminMenu, findActivePath, visibleMenu, type MenuGroup } from './admin-menu.ts';
import classes from './admin-navigation.module.css';
import { layoutMessages } from './layout-messages.ts';

export function AdminNavigation() {
  const m = useMessages(layoutMessages);
  const { user } = useSession();
  const { pathname } = useLocation();
  const menu = visibleMenu(adminMenu, user?.roleList ?? []);
  const activePath = findActivePath(menu, pathname);
  return (
    <nav className={classes['root']} aria-label={m.menu}>
      {menu.map((group) => (
        <NavigationGroup key={group.label ?? ''} group={group} activePath={activePath} />
      ))}
      <Link className={classes['back']} to="/home">
        <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
        {m.backToSite}
      </Link>
    </nav>
  );
}

/** The menu is longer than most screens: the entry of the open page is scrolled into view. */
const scrollIntoView = (entry: HTMLElement | null) => {
  entry?.scrollIntoView({ block: 'nearest' });
};

function NavigationGroup({ group, activePath }: { group: MenuGroup; activePath: string | undefined }) {
  const m = useMessages(layoutMessages);
  return (
    <div>
      {group.label !== undefined && <p className={classes['title']}>{m[group.label]}</p>}
      <ul className={classes['list']}>
        {group.entries.map(({ label, path, icon: EntryIcon }) => (
          <li key={path}>
            <Link
              className={classes['entry']}
              to={path}
              ref={path === activePath ? scrollIntoView : undefined}
              aria-current={path === activePath ? 'page' : undefined}
            >
              <EntryIcon size={18} stroke={1.6} aria-hidden="true" />
              {m[label]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
