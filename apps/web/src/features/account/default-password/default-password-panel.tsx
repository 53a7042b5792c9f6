import { Anchor, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { closeAccountDialog, openAccountDialog } from '../../../lib/account-dialog.ts';
import { setLoginName } from '../../../lib/login-name.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { PasswordChangeFields } from '../../../ui/password-change/password-change-fields.tsx';
import { usePasswordChange } from '../../../ui/password-change/use-password-change.ts';
import classes from '../account-dialogs.module.css';
import { defaultPasswordMessages } from './default-password-messages.ts';
import { replacePassword } from './replace-password.ts';

function useReplacement(username: string) {
  const m = useMessages(defaultPasswordMessages);
  const queryClient = useQueryClient();
  return usePasswordChange(async (values) => {
    const change = { username, oldPassword: values.old, newPassword: values.new };
    const replacement = await replacePassword(change);
    if (replacement.state === 'refused') return replacement.text;
    if (replacement.state === 'logged-in') {
      closeAccountDialog();
      showToast('success', m.done);
    } else if (replacement.state === 'logged-out') {
      setLoginName(username);
      openAccountDialog('Login', { lead: m.logInAgain });
    }
    // The page behind the dialog was refused.
    await queryClient.invalidateQueries();
    return undefined;
  });
}

/** For a session that was opened with a default password: the server refuses everything else. */
export function DefaultPasswordPanel() {
  const m = useMessages(defaultPasswordMessages);
  const username = useSession().user?.username ?? '';
  const { form, failure, isBusy, submit } = useReplacement(username);
  return (
    <>
      <form className={classes['form']} noValidate onSubmit={form.onSubmit(submit)}>
        <PasswordChangeFields form={form} failure={failure} username={username} texts={m} />
        <Button type="submit" fullWidth size="md" loading={isBusy}>
          {m.submit}
        </Button>
      </form>
      <p className={classes['switch']}>
        {m.notNow}
        <Anchor component={Link} to="/logout" onClick={closeAccountDialog}>
          {m.logOut}
        </Anchor>
      </p>
    </>
  );
}
