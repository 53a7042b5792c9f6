import { Badge } from '@mantine/core';
import type { OrderState } from '@touchstone/contract/membership-limits';
import { membershipMessages } from '../../lib/membership-messages.ts';
import { useMessages } from '../../lib/messages.ts';

const colors: Record<OrderState, string> = {
  created: 'info',
  paid: 'good',
  expired: 'gray',
  cancelled: 'gray',
  refunded: 'warn',
};

export function OrderStateBadge({ state }: { state: OrderState }) {
  const m = useMessages(membershipMessages);
  return <Badge color={colors[state]}>{m.orderStates[state]}</Badge>;
}
