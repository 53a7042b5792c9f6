import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { membershipMessages } from '../../../lib/membership-messages.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { offersQuery } from '../api/membership.ts';
import { orderQuery, type Order } from '../api/orders.ts';
import { anOrder, someOffers } from '../testing/member-rows.ts';
import { orderMessages } from './order-messages.ts';
import { Component } from './order-page.tsx';

const m = orderMessages['en-US'];
const states = membershipMessages['en-US'].orderStates;
const show = (data: unknown, url = '/buy/order/7') =>
  renderMarkup(<Component />, {
    url,
    path: '/buy/order/:orderID',
    queries: [
      [orderQuery(7, 'en-US').queryKey, data],
      [offersQuery('en-US').queryKey, someOffers({ payments: [] })],
    ],
  });
const refusal = (code: string) =>
  new ApiError({ kind: 'business', message: 'refused', code, isAdminCall: false, toastsError: false });

describe('an order that waits for a transfer', () => {
  it('says how much to pay, what to quote and what happens next', () => {
    const shown = show(anOrder({ amountFen: 1234 }));
    expect(shown.text).toContain(m.payAmount('¥12.34'));
    expect(shown.text).toContain('202611160123456789');
    expect(shown.text).toContain(m.next);
    expect(shown.find('button', m.cancel)).toBeDefined();
  });

  it('says so if the site no longer tells how to pay', () => {
    expect(show(anOrder()).text).toContain(m.instructionsMissing);
  });

  it('shows the price before the coupon', () => {
    expect(show(anOrder({ priceFen: 2000, amountFen: 1500 })).names('term')).toContain(m.price);
    expect(show(anOrder()).names('term')).not.toContain(m.price);
  });
});

describe('an order that waits for a scan', () => {
  const codeUrl = 'weixin://wxpay/bizpayurl?pr=abc';
  const inOneHour = new Date(Date.now() + 3_600_000).toISOString();
  const withCode = (expiresAt: string) =>
    show(
      anOrder({
        provider: 'wechat',
        payment: { kind: 'native-code', codeUrl, expiresAt: expiresAt.replace('Z', '+0000') },
      }),
    );

  it('shows the code and how long it is good for', () => {
    const shown = withCode(inOneHour);
    expect(shown.find('img', m.qrLabel)).toBeDefined();
    expect(shown.all('timer')[0]?.text).toMatch(/0\d:\d\d:\d\d/);
    expect(shown.text).toContain(m.waiting);
    expect(shown.find('button', m.newCode)).toBeUndefined();
  });

  it('offers a new code when the old one has expired', () => {
    const shown = withCode('2020-01-01T00:00:00.000Z');
    expect(shown.find('img', m.qrLabel)).toBeUndefined();
    expect(shown.find('button', m.newCode)).toBeDefined();
  });

  it('can ask again if the provider gave no code', () => {
    const shown = show(anOrder({ provider: 'wechat', payment: null }));
    expect(shown.text).toContain(m.codeMissing);
    expect(shown.find('button', m.refresh)).toBeDefined();
  });
});

describe('a closed order', () => {
  it.each([
    ['paid', [m.memberCentre]],
    ['expired', [m.buyAgain, m.service]],
    ['cancelled', [m.buyAgain]],
    ['refunded', [m.buyAgain, m.service]],
  ] as const)('that is %s offers what to do next', (state, links) => {
    const shown = show(anOrder({ state }));
    expect(shown.text).toContain(m.outcome[state].title);
    expect(shown.text).toContain(states[state]);
    expect(shown.names('link')).toEqual(links);
    expect(shown.find('button', m.cancel)).toBeUndefined();
  });

  it('shows when it was paid and refunded', () => {
    const moments: Partial<Order> = {
      paidAt: '2026-11-16T09:00:00.000+0000',
      refundedAt: '2026-11-17T09:00:00.000+0000',
    };
    const names = show(anOrder({ state: 'refunded', ...moments })).names('term');
    expect(names).toContain(m.paidAt);
    expect(names).toContain(m.refundedAt);
  });
});

describe('an order that cannot be shown', () => {
  it.each([
    ['a missing one', refusal('membershipOrderGone'), '/buy/order/7', m.gone],
    ['an address without a number', undefined, '/buy/order/x', m.gone],
    ['a failure', new Error('offline'), '/buy/order/7', m.failed],
  ])('%s', (_case, data, url, text) => {
    expect(show(data, url).text).toContain(text);
  });
});
