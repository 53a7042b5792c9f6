import { canOrderPlan } from '@touchstone/rules/membership/order-price';
import type { Platform } from '../../../platform/platform.ts';
import { listHadPlanIds } from '../orders/orders.repository.ts';
import { listOfferedPlans } from './plans.repository.ts';

/** Offered plans that `priceOrder` refuses because the account has had them. */
export async function listTakenPlanIds(
  { database, settings }: Pick<Platform, 'database' | 'settings'>,
  userId: string,
): Promise<number[]> {
  if (!settings.current.membership.isOpen) return [];
  const [plans, had] = await Promise.all([listOfferedPlans(database), listHadPlanIds(database, userId)]);
  return plans
    .filter(({ id, priceFen }) => !canOrderPlan({ priceFen, hasHadIt: had.includes(id) }))
    .map(({ id }) => id);
}
