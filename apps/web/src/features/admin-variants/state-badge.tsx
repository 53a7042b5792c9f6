import { Badge } from '@mantine/core';
import type { VariantState } from '@touchstone/contract/variant-limits';
import { useMessages } from '../../lib/messages.ts';
import { variantMessages } from './variant-messages.ts';

const colors: Record<VariantState, string> = {
  writing: 'info',
  checking: 'info',
  refused: 'gray',
  waiting: 'warn',
  approved: 'good',
  rejected: 'gray',
  cancelled: 'gray',
};

export function StateBadge({ state }: { state: VariantState }) {
  const m = useMessages(variantMessages);
  return <Badge color={colors[state]}>{m.states[state]}</Badge>;
}
