import type { Order } from '../api/orders.ts';

/** A payment by code is confirmed within seconds, one by hand within days. */
const intervalsMs: Readonly<Record<string, number>> = { wechat: 3000 };
const otherIntervalMs = 20_000;

/** How often the page asks for the state of the order; false if it does not change any more. */
export const pollIntervalOf = (order: Pick<Order, 'state' | 'provider'> | undefined): number | false =>
  order?.state === 'created' ? (intervalsMs[order.provider] ?? otherIntervalMs) : false;
