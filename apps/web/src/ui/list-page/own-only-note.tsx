import { isSuperAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { FormAlert } from '../form-alert.tsx';
import classes from './list-page.module.css';

/** Tells administrators that they can only change rows of their own. Super administrators can change all rows. */
export function OwnOnlyNote({ children }: { children: string }) {
  const { user } = useSession();
  if (isSuperAdminRole(user?.roleList ?? [])) return null;
  return (
    <div className={classes['note']}>
      <FormAlert kind="info">{children}</FormAlert>
    </div>
  );
}
