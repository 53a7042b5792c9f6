import { expect, test } from 'vitest';
import { canOrderPlan, priceWithCoupon } from './order-price.ts';

test.each([
  [9900, undefined, 9900],
  [9900, { percentOff: 20 }, 7920],
  [999, { percentOff: 50 }, 499],
  [9900, { percentOff: 100 }, 0],
  [9900, { fenOff: 1000 }, 8900],
  [500, { fenOff: 1000 }, 0],
  [0, { percentOff: 10 }, 0],
])('a price of %i with the coupon %o is %i', (price, coupon, amount) => {
  expect(priceWithCoupon(price, coupon)).toBe(amount);
});

test.each([
  ['a free plan the first time', 0, false, true],
  ['a free plan again', 0, true, false],
  ['a plan with a price the first time', 1, false, true],
  ['a plan with a price again', 1990, true, true],
])('%s', (_, priceFen, hasHadIt, isPossible) => {
  expect(canOrderPlan({ priceFen, hasHadIt })).toBe(isPossible);
});
