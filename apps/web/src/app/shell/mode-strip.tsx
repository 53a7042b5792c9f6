import { Link } from 'react-router';
import { useContextName } from '../../lib/context-name.ts';
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
  const name = useContextName(menu.contextId);
  if (menu.mode === 'default') return null;
  // The title of a tab of a group is the name of the group, which comes before it here.
  const page = own === undefined || own === name ? routeTitle : own;
  return (
    <div className={classes['root']} data-mode={menu.mode} role="region" aria-label={m.place}>
      <Link className={classes['mode']} to={`/${menu.mode}`}>
        {m.modes[menu.mode]}
      </Link>
      <span aria-hidden="true">/</span>
      <Link className={classes['name']} to={`/${menu.mode}/${menu.contextId ?? ''}`}>
        {name ?? menu.contextId}
      </Link>
      <span aria-hidden="true">/</span>
      <span className={classes['page']}>{page}</span>
    </div>
  );
}
