import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import type { ArrivedPayment } from '../api/payments.ts';
import classes from '../admin-membership.module.css';
import { MembershipTable, RowButton } from '../membership-table.tsx';
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
    <MembershipTable
      columns={[
        { name: m.columns.payment },
        { name: m.columns.user },
        { name: m.columns.amount, isNumber: true },
        { name: m.columns.state },
        { name: m.columns.time },
      ]}
      actions={m.columns.actions}
    >
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} onReturn={onReturn} />
      ))}
    </MembershipTable>
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
          <RowButton label={m.returnOf(payment.reference)} onClick={() => onReturn(payment)}>
            {m.return}
          </RowButton>
        )}
      </td>
    </tr>
  );
}
