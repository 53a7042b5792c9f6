import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { ordersQuery, type AdministeredOrder } from '../api/orders.ts';
import { anOrder } from '../testing/membership-rows.ts';
import { useStepText } from './order-step-dialog.tsx';
import { stepsOf, type OrderStep } from './order-table.tsx';
import { ordersMessages } from './orders-messages.ts';
import { Component } from './orders-page.tsx';

const m = ordersMessages['en-US'];
const base = { currentPage: 1, limit: 20, state: undefined, keyword: '' };
const show = (rows: AdministeredOrder[] | Error, search = '', request: object = {}) =>
  renderMarkup(<Component />, {
    url: `/admin/membership/orders${search}`,
    queries: [
      [
        ordersQuery({ ...base, ...request }, 'en-US').queryKey,
        rows instanceof Error ? rows : { records: rows, total: rows.length },
      ],
    ],
  });

describe('the orders', () => {
  it('show what was ordered, by whom and how it was paid', () => {
    const shown = show([anOrder({ state: 'paid', reference: 'bank 42', amountFen: 990 })]);
    expect(shown.text).toContain('202611160123456789');
    expect(shown.text).toContain('¥9.90');
    expect(shown.text).toContain(m.reference('bank 42'));
    expect(shown.get('link', 'ann').href).toBe('/admin/membership/ledger?keyword=ann');
  });

  it.each([
    ['created', ['confirm']],
    ['expired', ['confirm']],
    ['cancelled', ['confirm']],
    ['paid', ['refund']],
    ['refunded', []],
  ] as const)('that are %s can be: %j', (state, steps) => {
    expect(stepsOf({ state, refund: null })).toEqual(steps);
  });

  it.each([
    ['requested', []],
    ['failed', ['refund']],
  ] as const)('with a refund that is %s can be: %j', (state, steps) => {
    expect(stepsOf({ state: 'paid', refund: { state, failure: null } })).toEqual(steps);
  });

  it.each([
    ['?state=paid', { state: 'paid' }],
    ['?keyword=ann', { keyword: 'ann' }],
  ])('are filtered by the address %s', (search, request) => {
    expect(show([], search, request).get('link', m.showAll).href).toBe('/admin/membership/orders');
  });

  it('ignore an unknown state in the address', () => {
    expect(show([], '?state=lost').text).toContain(m.emptyText);
  });

  it('can be loaded again after a failure', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });
});

describe('the text before a step', () => {
  function Probe({ step, order }: { step: OrderStep; order: AdministeredOrder }) {
    return useStepText(step, order);
  }
  const what = 'Level 1-1 (30 days)';

  it.each([
    ['confirm', 'manual', m.confirmText('ann', '¥19.90', what)],
    ['refund', 'manual', m.refundText.manual('ann', '¥19.90', what)],
    ['refund', 'wechat', m.refundText.other('ann', '¥19.90', what)],
  ] as const)('%s of a payment by %s', (step, provider, text) => {
    expect(renderMarkup(<Probe step={step} order={anOrder({ provider })} />).text).toBe(text);
  });
});
