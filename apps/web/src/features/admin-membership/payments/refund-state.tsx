import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import type { AdministeredOrder } from '../api/orders.ts';
import classes from '../admin-membership.module.css';
import { paymentsMessages } from './payments-messages.ts';

/**
 * How far a refund through a provider is, with the words of the provider if it failed, and what was returned on the pages of the
 * provider.
 */
export function RefundState({ refund, returnedFen }: Pick<AdministeredOrder, 'refund' | 'returnedFen'>) {
  const m = useMessages(paymentsMessages);
  const locale = useLocale();
  return (
    <>
      {refund !== null && (
        <span className={classes['sub']}>
          {m.refundStates[refund.state]}
          {refund.failure !== null && ` (${refund.failure})`}
        </span>
      )}
      {returnedFen > 0 && refund?.state !== 'done' && (
        <span className={classes['sub']}>{m.returnedThere(formatFen(returnedFen, locale))}</span>
      )}
    </>
  );
}
