import { Link } from 'react-router';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import { OrderStateBadge } from '../../../ui/membership/order-state-badge.tsx';
import type { AdministeredOrder } from '../api/orders.ts';
import classes from '../admin-membership.module.css';
import { MembershipTable, RowButton } from '../membership-table.tsx';
import { ledgerAddress } from '../ledger/ledger-address.ts';
import { RefundState } from '../payments/refund-state.tsx';
import { ordersMessages } from './orders-messages.ts';

export type OrderStep = 'confirm' | 'refund';

/** A transfer may arrive after the order expired or was cancelled. */
export const stepsOf = ({ state, refund }: Pick<AdministeredOrder, 'state' | 'refund'>): OrderStep[] => {
  if (state === 'paid') return refund?.state === 'requested' ? [] : ['refund'];
  return state === 'refunded' ? [] : ['confirm'];
};

interface OrderTableProps {
  orders: readonly AdministeredOrder[];
  onStep: (step: OrderStep, order: AdministeredOrder) => void;
}

export function OrderTable({ orders, onStep }: OrderTableProps) {
  const m = useMessages(ordersMessages);
  return (
    <MembershipTable
      columns={[
        { name: m.columns.order },
        { name: m.columns.user },
        { name: m.columns.amount, isNumber: true },
        { name: m.columns.state },
        { name: m.columns.created },
      ]}
      actions={m.columns.actions}
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} onStep={onStep} />
      ))}
    </MembershipTable>
  );
}

interface OrderRowProps extends Pick<OrderTableProps, 'onStep'> {
  order: AdministeredOrder;
}

function OrderRow({ order, onStep }: OrderRowProps) {
  const m = useMessages(ordersMessages);
  const { lengthOf, levelOf, providerOf } = useMembershipWords();
  const locale = useLocale();
  const labels = { confirm: m.confirmOf, refund: m.refundOf };
  return (
    <tr>
      <td>
        {order.number}
        <span className={classes['sub']}>
          {order.title} · {levelOf(order.level)} · {lengthOf(order.days)}
        </span>
      </td>
      <td>
        <Link to={ledgerAddress(order.username)}>{order.username}</Link>
      </td>
      <td className={classes['number']}>{formatFen(order.amountFen, locale)}</td>
      <td>
        <OrderStateBadge state={order.state} />
        <span className={classes['sub']}>{providerOf(order.provider)}</span>
        {order.reference !== null && order.reference !== '' && (
          <span className={classes['sub']}>{m.reference(order.reference)}</span>
        )}
        <RefundState refund={order.refund} returnedFen={order.returnedFen} />
      </td>
      <td className={classes['time']}>{formatDateTime(parseWireDate(order.createdAt), locale)}</td>
      <td className={classes['actions']}>
        {stepsOf(order).map((step) => (
          <RowButton key={step} label={labels[step](order.number)} onClick={() => onStep(step, order)}>
            {m[step]}
          </RowButton>
        ))}
      </td>
    </tr>
  );
}
