import { useQuery } from '@tanstack/react-query';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { offersQuery } from '../api/membership.ts';
import type { Order } from '../api/orders.ts';
import { orderMessages } from './order-messages.ts';
import classes from './order.module.css';

/** How to pay outside the site, and what happens then. */
export function ManualPayment({ order }: { order: Order }) {
  const m = useMessages(orderMessages);
  const locale = useLocale();
  return (
    <>
      <p className={classes['amount']}>{m.payAmount(formatFen(order.amountFen, locale))}</p>
      <p className={classes['quote']}>
        {m.quoteNumber} <strong>{order.number}</strong> <CopyButton text={order.number} />
      </p>
      <div className={classes['instructions']}>
        <Instructions />
      </div>
      <p className={classes['muted']}>
        {m.expiresAt(formatDateTime(parseWireDate(order.expiresAt), locale))}
      </p>
      <h3 className={classes['next']}>{m.next}</h3>
      <ol className={classes['steps']}>
        {m.steps.split('\n').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

function Instructions() {
  const m = useMessages(orderMessages);
  const { data, isError, refetch } = useQuery(offersQuery(useLocale()));
  if (data === undefined)
    return isError ? <ErrorState compact onRetry={() => void refetch()} /> : <TextSkeleton lines={4} />;
  const instructions = data.payments.find(({ provider }) => provider === 'manual')?.instructions;
  if (instructions == null) return <p className={classes['muted']}>{m.instructionsMissing}</p>;
  return <Markdown>{instructions}</Markdown>;
}
