/**
 * The accounts on paper: one slip each, to be cut out and handed over. It is an invisible sibling of the page that
 * replaces it in print.
 */
import { createPortal } from 'react-dom';
import { useMessages } from '../../../lib/messages.ts';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import type { GeneratedUsers } from '../api/generate-users.ts';
import { generateMessages } from './generate-messages.ts';
import classes from './print-sheet.module.css';

export function PrintSheet({ users }: { users: GeneratedUsers['users'] }) {
  const m = useMessages(generateMessages);
  const siteName = useWebsiteConfig()?.shortName;
  return createPortal(
    <div className={classes['sheet']} data-print-sheet="">
      {users.map(({ username, password }) => (
        <dl key={username} className={classes['slip']}>
          <div className={classes['site']}>
            <dt>{siteName ?? m.address}</dt>
            <dd>{globalThis.location.origin}</dd>
          </div>
          <div>
            <dt>{m.username}</dt>
            <dd>{username}</dd>
          </div>
          <div>
            <dt>{m.password}</dt>
            <dd>{password}</dd>
          </div>
        </dl>
      ))}
    </div>,
    document.body,
  );
}
