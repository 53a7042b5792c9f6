import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { anOrder, aMembership } from '../testing/member-rows.ts';
import { invalidateMembership, membershipQuery, offersQuery, priceQuery, redeemCode } from './membership.ts';
import { cancelOrder, createOrder, orderAddress, orderQuery, ordersQuery, requestPayment } from './orders.ts';

const client = () => new QueryClient();

describe('the requests of a buyer', () => {
  it.each([
    [
      'the price with a coupon',
      () => client().fetchQuery(priceQuery(3, 'ABCD')),
      'GET /api/membership-price',
      { planId: '3', coupon: 'ABCD' },
    ],
    [
      'the second page of orders',
      () => client().fetchQuery(ordersQuery(2, 'en-US')),
      'GET /api/membership-orders',
      { currentPage: '2', limit: '10' },
    ],
    [
      'one order',
      () => client().fetchQuery(orderQuery(7, 'en-US')),
      'GET /api/membership-order',
      { id: '7' },
    ],
    ['the plans', () => client().fetchQuery(offersQuery('en-US')), 'GET /api/membership-offers', {}],
    ['the membership', () => client().fetchQuery(membershipQuery), 'GET /api/membership', {}],
  ])('load %s', async (_case, load, name, query) => {
    const calls = recordCalls(() => ({ data: {} }));
    await load();
    expect(calls).toEqual([{ name, query, body: undefined }]);
  });

  it.each([
    [
      'place an order',
      () => createOrder({ planId: 3, provider: 'wechat', coupon: '' }),
      'POST /api/membership-order',
      { planId: 3, provider: 'wechat', coupon: '' },
    ],
    ['ask for a code again', () => requestPayment(7), 'POST /api/membership-order/pay', { id: 7 }],
    ['cancel an order', () => cancelOrder(7), 'POST /api/membership-order/cancel', { id: 7 }],
    ['redeem a code as typed', () => redeemCode(' abcd '), 'POST /api/membership-code', { code: ' abcd ' }],
  ])('%s', async (_case, change, name, body) => {
    const calls = recordCalls(() => ({ data: {} }));
    await change();
    expect(calls).toEqual([{ name, query: {}, body }]);
  });

  it('load everything again that a payment changes, but not the plans', async () => {
    const cache = client();
    const changed = [
      membershipQuery.queryKey,
      orderQuery(7, 'en-US').queryKey,
      ordersQuery(1, 'en-US').queryKey,
    ];
    cache.setQueryData(membershipQuery.queryKey, aMembership());
    cache.setQueryData(orderQuery(7, 'en-US').queryKey, anOrder());
    cache.setQueryData(changed[2] ?? [], {});
    const plans: QueryKey = offersQuery('en-US').queryKey;
    cache.setQueryData(plans, {});
    await invalidateMembership(cache);
    expect(changed.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
    expect(cache.getQueryState(plans)?.isInvalidated).toBe(false);
  });

  it('keep languages apart, because titles are translated', () => {
    expect(offersQuery('zh-CN').queryKey).not.toEqual(offersQuery('en-US').queryKey);
    expect(orderQuery(7, 'zh-CN').queryKey).not.toEqual(orderQuery(7, 'en-US').queryKey);
  });

  it('lead to the page of the order', () => {
    expect(orderAddress(7)).toBe('/buy/order/7');
  });
});
