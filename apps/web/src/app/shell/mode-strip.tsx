import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { useOwnPageTitle } from '../../lib/page-title.ts';
import { useRouteTitle } from '../../lib/route-handle.ts';
import classes from './mode-strip.module.css';
import { shellMessages } from './shell-messages.ts';
import type { CurrentMenu } from './use-menu.ts';

/** A tinted strip that names the current contest, training or group. */
export function ModeStrip({ menu }: { menu: CurrentMenu }) {
  const m = useMessages(shellMessages);
  const own = useOwnPageTitle();
  const routeTitle = useRouteTitle();
  if (menu.mode === 'default') return null;
  return (
    <div className={classes['root']} data-mode={menu.mode} role="region" aria-label={m.place}>
      <Link className={classes['mode']} to={`/${menu.mode}`}>
        {m.modes[menu.mode]}
      </Link>
      <span aria-hidden="true">/</span>
      <Link className={classes['mode']} to={`/${menu.mode}/${menu.contextId ?? ''}`}>
        {menu.contextId}
      </Link>
      <span aria-hidden="true">/</span>
      <span className={classes['page']}>{own ?? routeTitle}</span>
    </div>
  );
}
