import { Button } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { openAccountDialog } from '../../lib/account-dialog.ts';
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
  return (
    <MessageState
      compact
      icon={<IconUserCircle size={24} stroke={1.5} />}
      title={m.guestTitle}
      action={
        provider === undefined ? (
          <Button onClick={() => openAccountDialog('Login')}>{m.login}</Button>
        ) : (
          <Button onClick={() => authoriseHere(provider, path)}>{m.socialLogin}</Button>
        )
      }
    >
      {m.guest}
    </MessageState>
  );
}
