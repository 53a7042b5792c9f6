import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { findCurrentPasswordProblem, findUsernameProblem } from '../../../lib/account-field-rules.ts';
import { pageAfterAdminLogin } from '../../../lib/admin-login-address.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { setLoginName } from '../../../lib/login-name.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showProblem } from '../../../ui/field-problem.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { loginAdmin } from '../api/login-admin.ts';
import classes from './admin-login.module.css';
import { adminLoginMessages } from './login-messages.ts';

export function AdminLoginForm() {
  const m = useMessages(adminLoginMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const login = useMutation({
    mutationFn: loginAdmin,
    onSuccess: () => navigate(pageAfterAdminLogin(search), { replace: true }),
  });
  const form = useForm({
    initialValues: { username: '', password: '' },
    validate: {
      username: (username) => showProblem(findUsernameProblem(username)),
      password: (password) => showProblem(findCurrentPasswordProblem(password)),
    },
  });
  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit((values) => login.mutate(values))}>
      <LoginFailure error={login.error} username={form.values.username} />
      <TextInput
        {...form.getInputProps('username')}
        label={m.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.getInputProps('password')} label={m.password} autoComplete="current-password" />
      <Button type="submit" fullWidth size="md" loading={login.isPending}>
        {m.submit}
      </Button>
    </form>
  );
}

const puzzleCodes: readonly (string | undefined)[] = ['puzzleRequired', 'puzzleFailed'];

/**
 * The slide puzzle is in the site's login dialog. A session that starts there is valid here too, and the page
 * continues.
 */
function LoginFailure({ error, username }: { error: Error | null; username: string }) {
  const m = useMessages(adminLoginMessages);
  if (!(error instanceof ApiError)) return null;
  // The dialog of the second step is open.
  if (error.code === 'secondFactorRequired') return null;
  if (!puzzleCodes.includes(error.code)) return <FormAlert kind="error">{textOfApiError(error)}</FormAlert>;
  return (
    <FormAlert kind="warning">
      <p className={classes['puzzle']}>{m.puzzle}</p>
      <Button
        variant="default"
        onClick={() => {
          setLoginName(username.trim());
          openAccountDialog('Login');
        }}
      >
        {m.puzzleAction}
      </Button>
    </FormAlert>
  );
}
