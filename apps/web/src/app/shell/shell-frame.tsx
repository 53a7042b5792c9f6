import { useState } from 'react';
import { Outlet } from 'react-router';
import { useFocusMode } from '../../lib/focus-mode.ts';
import { useMessages } from '../../lib/messages.ts';
import { useRouteHandle } from '../../lib/route-handle.ts';
import { BottomDock } from './bottom-dock.tsx';
import { Footer } from './footer.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { ModeStrip } from './mode-strip.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import classes from './shell-frame.module.css';
import { shellMessages } from './shell-messages.ts';
import { TopBar } from './top-bar.tsx';
import { useMenu } from './use-menu.ts';

/**
 * The usual frame: bar, strip, page, footer, and the dock on phones. Focus mode hides all but the page, without
 * remounting it.
 */
export function ShellFrame() {
  const m = useMessages(shellMessages);
  const menu = useMenu();
  const hideFooter = useRouteHandle()?.hideFooter ?? false;
  // The page of a contest problem names its contest in a bar of its own.
  const hasStrip = menu.mode !== 'default' && !(menu.mode === 'contest' && hideFooter);
  const isFocused = useFocusMode();
  const [drawerOpened, setDrawerOpened] = useState(false);
  const openDrawer = () => setDrawerOpened(true);
  return (
    <div
      className={classes['root']}
      data-focused={isFocused || undefined}
      data-footless={hideFooter || undefined}
      data-placed={hasStrip || undefined}
    >
      <a className={classes['skip']} href="#content">
        {m.skip}
      </a>
      <NavigationProgress />
      {!isFocused && <TopBar menu={menu} onOpenDrawer={openDrawer} />}
      {!isFocused && hasStrip && <ModeStrip menu={menu} />}
      <main id="content" className={classes['main']} tabIndex={-1}>
        <Outlet />
      </main>
      {!hideFooter && <Footer />}
      {!isFocused && <BottomDock menu={menu} onOpenDrawer={openDrawer} />}
      <MenuDrawer menu={menu} opened={drawerOpened} onClose={() => setDrawerOpened(false)} />
    </div>
  );
}
