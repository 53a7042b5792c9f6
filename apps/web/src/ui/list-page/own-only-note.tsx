import { isSuperAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { FormAlert } from '../form-alert.tsx';
import classes from './list-page.module.css';

/** For who runs only a part of what is listed: super administrators run all of it. */
export function OwnOnlyNote({ children }: { children: string }) {
  const { user } = useSession();
  if (isSuperAdminRole(user?.roleList ?? [])) return null;
  return (
    <div className={classes['note']}>
      <FormAlert kind="info">{children}</FormAlert>
    </div>
  );
}
