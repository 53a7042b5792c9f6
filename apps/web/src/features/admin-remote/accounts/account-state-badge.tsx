import { Badge } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import type { RemoteAccount } from '../api/accounts.ts';
import { accountMessages } from './account-messages.ts';

const colors: Record<RemoteAccount['state'], string> = {
  ready: 'good',
  busy: 'info',
  resting: 'gray',
  paused: 'bad',
  disabled: 'gray',
};

export function AccountStateBadge({ state }: Pick<RemoteAccount, 'state'>) {
  const m = useMessages(accountMessages);
  return <Badge color={colors[state]}>{m.states[state]}</Badge>;
}
