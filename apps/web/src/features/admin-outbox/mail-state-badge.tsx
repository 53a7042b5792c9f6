import { Badge, Tooltip } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import type { MailState } from './api/list-mails.ts';
import { outboxMessages } from './outbox-messages.ts';

/** Successful states are neutral; states that need an administrator are highlighted. */
const colors: Record<MailState, string> = { queued: 'info', sent: 'gray', kept: 'gold', failed: 'bad' };

export function MailStateBadge({ state }: { state: MailState }) {
  const m = useMessages(outboxMessages);
  return (
    <Tooltip label={m.stateHelp[state]}>
      <Badge color={colors[state]}>{m.state[state]}</Badge>
    </Tooltip>
  );
}
