import type { Queryable } from '@touchstone/database';
import { canOrderPlan, priceWithCoupon, type Coupon } from '@touchstone/rules/membership/order-price';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CodeRow } from '../codes/codes.repository.ts';
import { findUsableCode } from '../codes/find-usable-code.ts';
import { findPlan, type PlanRow } from '../plans/plans.repository.ts';
import { hasHadPlan } from './orders.repository.ts';

export interface PricedPlan {
  plan: PlanRow;
  coupon: CodeRow | undefined;
  amountFen: number;
}

interface PriceRequest {
  planId: number;
  coupon: string | undefined;
  userId: string;
  now: Date;
}

/** Locks the coupon. */
export async function priceOrder(
  transaction: Queryable,
  { planId, coupon: typed, userId, now }: PriceRequest,
): Promise<PricedPlan> {
  const plan = await findPlan(transaction, planId);
  if (plan?.isOffered !== true) throw callError('membershipPlanGone');
  const { priceFen } = plan;
  if (!canOrderPlan({ priceFen, hasHadIt: await hasHadPlan(transaction, { userId, planId }) }))
    throw callError('membershipPlanTaken');
  if (typed === undefined) return { plan, coupon: undefined, amountFen: priceFen };
  const coupon = await findUsableCode(transaction, { typed, userId, now });
  return { plan, coupon, amountFen: priceWithCoupon(priceFen, discountOf(coupon)) };
}

function discountOf({ percentOff, fenOff }: CodeRow): Coupon {
  if (percentOff !== null) return { percentOff };
  if (fenOff !== null) return { fenOff };
  throw callError('membershipCodeNoCoupon');
}
