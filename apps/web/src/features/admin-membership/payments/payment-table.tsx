import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import roomy from '../../../ui/roomy-table.module.css';
import type { ArrivedPayment } from '../api/payments.ts';
import classes from '../admin-membership.module.css';
import { ledgerAddress } from '../ledger/ledger-address.ts';
import { paymentsMessages } from './payments-messages.ts';
import { RefundState } from './refund-state.tsx';

const colors: Record<ArrivedPayment['state'], string> = { credited: 'good', held: 'bad', refunded: 'gray' };

/** Credited money is returned by the refund of its order. */
export const canReturn = ({ state, refund }: Pick<ArrivedPayment, 'state' | 'refund'>): boolean =>
  state === 'held' && refund?.state !== 'requested' && refund?.state !== 'done';

interface PaymentTableProps {
  payments: readonly ArrivedPayment[];
  onReturn: (payment: ArrivedPayment) => void;
}

export function PaymentTable({ payments, onReturn }: PaymentTableProps) {
  const m = useMessages(paymentsMessages);
  return (
    <div className={classes['tableScroll']}>
      <table className={`${roomy['root'] ?? ''} ${classes['table'] ?? ''}`}>
        <thead>
          <tr>
            <th>{m.columns.payment}</th>
            <th>{m.columns.user}</th>
            <th className={classes['number']}>{m.columns.amount}</th>
            <th>{m.columns.state}</th>
            <th>{m.columns.time}</th>
            <th>
              <VisuallyHidden>{m.columns.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} onReturn={onReturn} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PaymentRowProps extends Pick<PaymentTableProps, 'onReturn'> {
  payment: ArrivedPayment;
}

function PaymentRow({ payment, onReturn }: PaymentRowProps) {
  const m = useMessages(paymentsMessages);
  const { providerOf } = useMembershipWords();
  const locale = useLocale();
  const { amountFen, orderAmountFen, holdReason, username } = payment;
  return (
    <tr>
      <td>
        {payment.reference}
        <span className={classes['sub']}>
          {providerOf(payment.provider)} · {payment.orderNumber}
        </span>
      </td>
      <td>{username !== null && <Link to={ledgerAddress(username)}>{username}</Link>}</td>
      <td className={classes['number']}>
        {formatFen(amountFen, locale)}
        {orderAmountFen !== null && orderAmountFen !== amountFen && (
          <span className={classes['sub']}>{m.orderAmount(formatFen(orderAmountFen, locale))}</span>
        )}
      </td>
      <td>
        <Badge color={colors[payment.state]}>{m.states[payment.state]}</Badge>
        {holdReason !== null && <span className={classes['sub']}>{m.holdReasons[holdReason]}</span>}
        <RefundState refund={payment.refund} returnedFen={payment.returnedFen} />
      </td>
      <td className={classes['time']}>{formatDateTime(parseWireDate(payment.paidAt), locale)}</td>
      <td className={classes['actions']}>
        {canReturn(payment) && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={m.returnOf(payment.reference)}
            onClick={() => onReturn(payment)}
          >
            {m.return}
          </Button>
        )}
      </td>
    </tr>
  );
}
