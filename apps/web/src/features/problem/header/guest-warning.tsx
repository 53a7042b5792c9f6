import { IconAlertTriangle } from '@tabler/icons-react';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { problemMessages } from '../problem-messages.ts';
import classes from './guest-warning.module.css';

export function GuestWarning() {
  const m = useMessages(problemMessages);
  const { token } = useSession();
  if (token !== undefined) return null;
  return (
    <div className={classes['root']} role="note" data-for-guests="gone">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <span>{m.guest}</span>
      <button type="button" className={classes['login']} onClick={() => openAccountDialog('Login')}>
        {m.login}
      </button>
    </div>
  );
}
