import { membershipLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { randomInt } from 'node:crypto';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { recordCodeUse } from '../codes/codes.repository.ts';
import { lockMember } from '../ledger/grants.repository.ts';
import { listPayments } from '../list-payments.ts';
import { requestCode, type PaymentParts } from '../payments/start-payment.ts';
import { countOpenOrders, findOrder, insertOrder, type OrderRow } from './orders.repository.ts';
import { priceOrder } from './price-order.ts';
import { settleOrder } from './settle-order.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface OrderRequest {
  viewer: Viewer;
  planId: number;
  provider: string;
  coupon?: string | undefined;
}

type Parts = PaymentParts & Pick<Platform, 'settings'>;

/** The order is stored before a provider is asked, so that its notification finds it. */
export async function createOrder(parts: Parts, request: OrderRequest): Promise<OrderRow> {
  const { settings, findProvider } = parts;
  const { provider } = request;
  if (!settings.current.membership.isOpen) throw callError('membershipClosed');
  if (!listPayments(settings.current).some((payment) => payment.provider === provider))
    throw callError('membershipPaymentUnknown');
  const order = await storeOrder(parts, request, findProvider(provider) !== undefined);
  const payable = order.state === 'created' ? await requestCode(parts, order) : undefined;
  return payable ?? order;
}

const lifeOf = (isOnline: boolean) =>
  isOnline ? membershipLimits.onlineOrderMinutes * minuteMs : membershipLimits.orderHours * hourMs;

async function storeOrder(
  { database, clock }: Parts,
  { viewer, planId, provider, coupon: typed }: OrderRequest,
  isOnline: boolean,
): Promise<OrderRow> {
  const userId = viewer.id;
  return inTransaction(database, async (transaction) => {
    const now = clock();
    await lockMember(transaction, userId);
    const open = await countOpenOrders(transaction, userId);
    if (open >= membershipLimits.openOrdersMaximum) throw callError('membershipOrdersOpen', { count: open });
    const { plan, coupon, amountFen } = await priceOrder(transaction, { planId, coupon: typed, userId, now });
    const { id } = await insertOrder(transaction, {
      number: makeNumber(now),
      userId,
      planId: plan.id,
      title: plan.title,
      titleTranslations: JSON.stringify(plan.titleTranslations),
      level: plan.level,
      days: plan.days,
      isAnnual: plan.isAnnual,
      priceFen: plan.priceFen,
      amountFen,
      couponId: coupon?.id ?? null,
      provider,
      state: 'created',
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeOf(isOnline)),
      updatedAt: now,
    });
    if (coupon !== undefined)
      await recordCodeUse(transaction, { codeId: coupon.id, userId, orderId: id, usedAt: now });
    if (amountFen === 0) await settleOrder(transaction, { orderId: id, userId, reference: null, now });
    const order = await findOrder(transaction, id);
    if (order === undefined) throw new Error('the order that was just written is missing');
    return order;
  });
}

/** The day and ten random digits: it can be read out on the phone and does not reveal how many orders there are. */
const makeNumber = (now: Date) =>
  `${now.toISOString().slice(0, 10).replaceAll('-', '')}${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
