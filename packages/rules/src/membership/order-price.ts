/** What a coupon takes off a price. All amounts are in fen, so nothing is lost by rounding but parts of a fen. */
export type Coupon = { readonly percentOff: number } | { readonly fenOff: number };

/** Rounded in favour of the buyer, never below zero. */
export function priceWithCoupon(priceFen: number, coupon: Coupon | undefined): number {
  if (coupon === undefined) return priceFen;
  if ('fenOff' in coupon) return Math.max(0, priceFen - coupon.fenOff);
  return Math.floor((priceFen * (100 - coupon.percentOff)) / 100);
}

/** An account takes a plan without a price once: repeated orders would make it endless. Coupons have their own limit of uses. */
export const canOrderPlan = ({ priceFen, hasHadIt }: { priceFen: number; hasHadIt: boolean }): boolean =>
  priceFen > 0 || !hasHadIt;
