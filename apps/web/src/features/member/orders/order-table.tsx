import { Link } from 'react-router';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { OrderStateBadge } from '../../../ui/membership/order-state-badge.tsx';
import roomy from '../../../ui/roomy-table.module.css';
import { orderAddress, type Order } from '../api/orders.ts';
import { ordersMessages } from './orders-messages.ts';
import classes from './orders.module.css';

export function OrderTable({ orders }: { orders: readonly Order[] }) {
  const m = useMessages(ordersMessages);
  const locale = useLocale();
  return (
    <table className={`${roomy['root'] ?? ''} ${classes['table'] ?? ''}`}>
      <thead>
        <tr>
          <th>{m.columns.order}</th>
          <th className={classes['amount']}>{m.columns.amount}</th>
          <th className={classes['state']}>{m.columns.state}</th>
          <th className={classes['created']}>{m.columns.created}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <Link to={orderAddress(order.id)} aria-label={`${order.title} ${order.number}`}>
                {order.title}
              </Link>
              <span className={classes['number']}>{order.number}</span>
            </td>
            <td className={classes['amount']}>{formatFen(order.amountFen, locale)}</td>
            <td className={classes['state']}>
              <OrderStateBadge state={order.state} />
            </td>
            <td className={classes['created']}>{formatDateTime(parseWireDate(order.createdAt), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
