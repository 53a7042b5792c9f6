import { expect, it } from 'vitest';
import { anOrder } from '../testing/member-rows.ts';
import { pollIntervalOf } from './poll-order.ts';

it('asks for orders that wait for a payment only', () => {
  for (const state of ['paid', 'expired', 'cancelled', 'refunded'] as const)
    expect(pollIntervalOf(anOrder({ state }))).toBe(false);
  expect(pollIntervalOf(undefined)).toBe(false);
});

it('asks more often while a code is scanned', () => {
  const byHand = pollIntervalOf(anOrder({ provider: 'manual' }));
  const byCode = pollIntervalOf(anOrder({ provider: 'wechat' }));
  expect(Number(byCode)).toBeGreaterThan(0);
  expect(Number(byCode)).toBeLessThan(Number(byHand));
});
