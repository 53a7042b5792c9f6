import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import classes from './layout/admin-layout.module.css';
import { AdminNavigation } from './layout/admin-navigation.tsx';
import { AdminTopBar } from './layout/admin-top-bar.tsx';
import { layoutMessages } from './layout/layout-messages.ts';

const contentId = 'admin-content';

/** The frame of the back office: the menu is always visible; on phones it opens on demand. */
export function Component() {
  const m = useMessages(layoutMessages);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // Following a link closes the drawer: it was opened at another address.
  const isDrawerOpen = openedAt === pathname;
  return (
    <div className={classes['root']}>
      <a className={classes['skip']} href={`#${contentId}`}>
        {m.skip}
      </a>
      <AdminTopBar onOpenMenu={() => setOpenedAt(pathname)} />
      <div className={classes['columns']}>
        <aside className={classes['side']}>
          <div className={classes['sideView']}>
            <AdminNavigation />
          </div>
        </aside>
        <main id={contentId} className={classes['content']} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Drawer
        opened={isDrawerOpen}
        onClose={() => setOpenedAt(undefined)}
        title={<span className={classes['drawerTitle']}>{m.backOffice}</span>}
        classNames={{ body: classes['drawerBody'] ?? '' }}
        size={280}
        closeButtonProps={{ 'aria-label': m.closeMenu }}
      >
        <AdminNavigation />
      </Drawer>
    </div>
  );
}
