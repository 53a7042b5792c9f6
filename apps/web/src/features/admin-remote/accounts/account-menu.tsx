import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCookie,
  IconDots,
  IconKey,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { changeAccount, type RemoteAccount } from '../api/accounts.ts';
import { invalidateRemote } from '../api/vendors.ts';
import { accountMessages } from './account-messages.ts';
import type { AccountActions } from './account-actions.ts';
import { hasBrowserCheck } from './group-accounts.ts';

const icon = { size: 16, stroke: 1.75 } as const;

export function AccountMenu({ account, actions }: { account: RemoteAccount; actions: AccountActions }) {
  const m = useMessages(accountMessages);
  const client = useQueryClient();
  const { id, username, isEnabled } = account;
  const toggle = useMutation({
    mutationFn: () => changeAccount({ id, isEnabled: !isEnabled }),
    onSuccess: () => showToast('success', isEnabled ? m.disabledDone(username) : m.enabledDone(username)),
    onError: (error) => {
      if (error instanceof ApiError) showToast('error', textOfApiError(error));
    },
    onSettled: () => invalidateRemote(client),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={32} aria-label={m.menuOf(username)} loading={toggle.isPending}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconKey {...icon} />} onClick={() => actions.onPassword(account)}>
          {m.changePassword}
        </Menu.Item>
        {hasBrowserCheck(account.accountKey) && (
          <Menu.Item leftSection={<IconCookie {...icon} />} onClick={() => actions.onSession(account)}>
            {m.browserSession}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={isEnabled ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
          onClick={() => toggle.mutate()}
        >
          {isEnabled ? m.disable : m.enable}
        </Menu.Item>
        <Menu.Item
          color="bad"
          leftSection={<IconTrash {...icon} />}
          onClick={() => actions.onRemove(account)}
        >
          {m.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
