import { isSuperAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { FormAlert } from '../form-alert.tsx';
import classes from './list-page.module.css';

interface OwnOnlyNoteProps {
  /** Whether these roles may change all rows. */
  mayChangeAll?: (roles: readonly string[]) => boolean;
  children: string;
}

/** Tells administrators that they can only change rows of their own. */
export function OwnOnlyNote({ mayChangeAll = isSuperAdminRole, children }: OwnOnlyNoteProps) {
  const { user } = useSession();
  if (mayChangeAll(user?.roleList ?? [])) return null;
  return (
    <div className={classes['note']}>
      <FormAlert kind="info">{children}</FormAlert>
    </div>
  );
}
