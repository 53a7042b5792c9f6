import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { paymentsQuery, type ArrivedPayment } from '../api/payments.ts';
import { aPayment } from '../testing/membership-rows.ts';
import { canReturn } from './payment-table.tsx';
import { paymentsMessages } from './payments-messages.ts';
import { Component } from './payments-page.tsx';

const m = paymentsMessages['en-US'];
const show = (rows: ArrivedPayment[] | Error, state?: ArrivedPayment['state']) =>
  renderMarkup(<Component />, {
    url: `/admin/membership/payments${state === undefined ? '' : `?state=${state}`}`,
    queries: [
      [
        paymentsQuery({ currentPage: 1, limit: 20, state }).queryKey,
        rows instanceof Error ? rows : { records: rows, total: rows.length },
      ],
    ],
  });

describe('the payments', () => {
  it('that pay no order say why, and can be returned', () => {
    const shown = show([aPayment({ state: 'held', holdReason: 'amount', orderAmountFen: 1990 })]);
    expect(shown.text).toContain(m.holdReasons.amount);
    expect(shown.text).toContain(m.orderAmount('¥19.90'));
    expect(shown.find('button', m.returnOf('4200001'))).toBeDefined();
  });

  it('that are credited are returned with their order', () => {
    const shown = show([aPayment()]);
    expect(shown.text).toContain(m.states.credited);
    expect(shown.find('button', m.returnOf('4200001'))).toBeUndefined();
  });

  it('show a failed refund with the words of the provider', () => {
    const shown = show([aPayment({ state: 'held', refund: { state: 'failed', failure: 'NOT_ENOUGH' } })]);
    expect(shown.text).toContain(m.refundStates.failed);
    expect(shown.text).toContain('NOT_ENOUGH');
  });

  it('show what was returned on the pages of the provider', () => {
    expect(show([aPayment({ returnedFen: 500 })]).text).toContain(m.returnedThere('¥5'));
    const done = aPayment({ returnedFen: 1990, refund: { state: 'done', failure: null } });
    expect(show([done]).text).not.toContain(m.returnedThere('¥19.90'));
  });

  it('of a deleted account have no link', () => {
    expect(show([aPayment({ uid: null, username: null })]).find('link', 'ann')).toBeUndefined();
    expect(show([aPayment()]).find('link', 'ann')).toBeDefined();
  });

  it.each([
    ['credited', null, false],
    ['held', null, true],
    ['held', 'requested', false],
    ['held', 'failed', true],
    ['held', 'closed', true],
    ['refunded', 'done', false],
  ] as const)('that are %s with the refund %j can be returned: %s', (state, refund, isPossible) => {
    expect(canReturn({ state, refund: refund === null ? null : { state: refund, failure: null } })).toBe(
      isPossible,
    );
  });

  it.each([
    [undefined, m.emptyText],
    ['held', m.noMatch],
  ] as const)('without rows of the state %j', (state, text) => {
    expect(show([], state).text).toContain(text);
  });

  it('can be loaded again after a failure', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });
});
