import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
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
    <nav ref={useActiveEntryInView(activePath)} className={classes['root']} aria-label={m.menu}>
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
function useActiveEntryInView(activePath: string | undefined) {
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => {
    navigation.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [activePath]);
  return navigation;
}

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
