import { useMessages } from '../../../lib/messages.ts';
import type { AdministeredOrder } from '../api/orders.ts';
import classes from '../admin-membership.module.css';
import { paymentsMessages } from './payments-messages.ts';

/** How far a refund through a provider is, with the words of the provider if it failed. */
export function RefundState({ refund }: Pick<AdministeredOrder, 'refund'>) {
  const m = useMessages(paymentsMessages);
  if (refund === null) return null;
  return (
    <span className={classes['sub']}>
      {m.refundStates[refund.state]}
      {refund.failure !== null && ` (${refund.failure})`}
    </span>
  );
}
