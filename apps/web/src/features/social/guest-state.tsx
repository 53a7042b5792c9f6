import { Button } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { openAccountDialog } from '../../lib/account-dialog.ts';
import { toFormFailure } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSocialProvider } from '../../lib/social-login.ts';
import { MessageState } from '../../ui/message-state.tsx';
import { authoriseHere } from './authorise-here.ts';
import { socialMessages } from './social-messages.ts';
import type { WxPath } from './wx-pages.ts';

/** Offers a login with the provider if the site has one, otherwise with an account. */
export function GuestState({ path }: { path: WxPath }) {
  const m = useMessages(socialMessages);
  const provider = useSocialProvider();
  const start = useMutation({ mutationFn: () => authoriseHere(path) });
  return (
    <MessageState
      compact
      icon={<IconUserCircle size={24} stroke={1.5} />}
      title={m.guestTitle}
      action={
        provider === undefined ? (
          <Button onClick={() => openAccountDialog('Login')}>{m.login}</Button>
        ) : (
          <Button loading={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
            {m.socialLogin}
          </Button>
        )
      }
    >
      {start.error === null ? m.guest : toFormFailure(start.error, {}).text}
    </MessageState>
  );
}
