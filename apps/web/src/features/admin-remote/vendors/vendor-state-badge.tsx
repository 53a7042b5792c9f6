import { Badge, Tooltip } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import type { RemoteVendor } from '../api/vendors.ts';
import { remoteMessages } from '../remote-messages.ts';

const colors: Record<RemoteVendor['state'], string> = {
  working: 'good',
  paused: 'bad',
  off: 'gray',
  'no-account': 'warn',
};

export function VendorStateBadge({ state }: Pick<RemoteVendor, 'state'>) {
  const m = useMessages(remoteMessages);
  return (
    <Tooltip label={m.stateHelp[state]}>
      <Badge color={colors[state]}>{m.states[state]}</Badge>
    </Tooltip>
  );
}
