import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useReason } from '../../../ui/remote/remote-reason-messages.ts';
import { tryLogin, type RemoteAccount } from '../api/accounts.ts';
import { invalidateRemote } from '../api/vendors.ts';
import { accountMessages } from './account-messages.ts';
import { describeTrial } from './describe-trial.ts';

/** Logs in at the other site now. The result also changes the state of the account. */
export function TryLoginButton({ account: { id, username } }: { account: RemoteAccount }) {
  const m = useMessages(accountMessages);
  const reason = useReason();
  const client = useQueryClient();
  const trial = useMutation({
    mutationFn: () => tryLogin(id),
    onSuccess: (result) => {
      if (result.isOk) showToast('success', m.loginWorks(username));
      else showToast('error', m.loginFailed(username, describeTrial(result, reason)));
    },
    onSettled: () => invalidateRemote(client),
  });
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={m.tryLoginOf(username)}
      loading={trial.isPending}
      onClick={() => trial.mutate()}
    >
      {m.tryLogin}
    </Button>
  );
}
