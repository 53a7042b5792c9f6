import { IconArrowLeft } from '@tabler/icons-react';
import { Link, Navigate, useLocation } from 'react-router';
import { pageAfterAdminLogin } from '../../lib/admin-login-address.ts';
import { useMessages } from '../../lib/messages.ts';
import { isAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { TouchstoneMark } from '../../ui/brand/touchstone-mark.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { AdminLoginForm } from './login/admin-login-form.tsx';
import classes from './login/admin-login.module.css';
import { isLeaving } from './login/leaving-state.ts';
import { adminLoginMessages } from './login/login-messages.ts';

export function Component() {
  const m = useMessages(adminLoginMessages);
  const { user } = useSession();
  const { state, search } = useLocation();
  const isAdmin = user !== undefined && isAdminRole(user.roleList);
  if (isAdmin && !isLeaving(state)) return <Navigate to={pageAfterAdminLogin(search)} replace />;
  return (
    <main className={classes['root']}>
      <div className={classes['panel']}>
        <TouchstoneMark size={40} />
        <h1 className={classes['title']}>{m.title}</h1>
        <p className={classes['description']}>{m.description}</p>
        {user !== undefined && !isAdmin && <FormAlert kind="warning">{m.notAdmin(user.username)}</FormAlert>}
        <AdminLoginForm />
      </div>
      <Link className={classes['back']} to="/home">
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        {m.back}
      </Link>
    </main>
  );
}
