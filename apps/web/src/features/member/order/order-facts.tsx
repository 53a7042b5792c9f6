import type { ReactNode } from 'react';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Order } from '../api/orders.ts';
import { orderMessages } from './order-messages.ts';
import classes from './order.module.css';

export function OrderFacts({ order }: { order: Order }) {
  const m = useMessages(orderMessages);
  const { lengthOf, levelOf, providerOf } = useMembershipWords();
  const locale = useLocale();
  const momentOf = (text: string) => formatDateTime(parseWireDate(text), locale);
  return (
    <Sheet title={m.facts}>
      <dl className={classes['facts']}>
        <Fact name={m.number}>{order.number}</Fact>
        <Fact name={m.plan}>{order.title}</Fact>
        <Fact name={m.level}>{levelOf(order.level)}</Fact>
        <Fact name={m.length}>{lengthOf(order.days)}</Fact>
        {order.amountFen !== order.priceFen && (
          <Fact name={m.price}>{formatFen(order.priceFen, locale)}</Fact>
        )}
        <Fact name={m.amount}>{formatFen(order.amountFen, locale)}</Fact>
        <Fact name={m.provider}>{providerOf(order.provider)}</Fact>
        <Fact name={m.created}>{momentOf(order.createdAt)}</Fact>
        {order.paidAt !== null && <Fact name={m.paidAt}>{momentOf(order.paidAt)}</Fact>}
        {order.refundedAt !== null && <Fact name={m.refundedAt}>{momentOf(order.refundedAt)}</Fact>}
      </dl>
    </Sheet>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
