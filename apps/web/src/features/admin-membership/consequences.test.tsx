/** What a step costs is said before it, with the user, the amount and the membership, in every language. */
import { describe, expect, it } from 'vitest';
import { codesMessages } from './codes/codes-messages.ts';
import { ledgerMessages } from './ledger/ledger-messages.ts';
import { ordersMessages } from './orders/orders-messages.ts';
import { paymentsMessages } from './payments/payments-messages.ts';
import { plansMessages } from './plans/plans-messages.ts';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const orders = ordersMessages[locale];

  it.each([
    ['confirming a payment', orders.confirmText('ann', '¥19.90', 'Level')],
    ['refunding a transfer', orders.refundText.manual('ann', '¥19.90', 'Level')],
    ['refunding through a provider', orders.refundText.other('ann', '¥19.90', 'Level')],
  ])('%s names user, amount and membership', (_step, text) => {
    for (const part of ['ann', '¥19.90', 'Level']) expect(text).toContain(part);
  });

  it('the site does not promise to send money that it cannot send', () => {
    const texts = orders.refundText;
    expect(texts.manual('a', 'b', 'c')).not.toBe(texts.other('a', 'b', 'c'));
  });

  it('revoking names user and membership', () => {
    const text = ledgerMessages[locale].revokeText('ann', 'Level');
    expect(text).toContain('ann');
    expect(text).toContain('Level');
  });

  it('disabling codes says how many uses are lost', () => {
    expect(codesMessages[locale].disableText(36)).toContain('36');
  });

  it('returning money names the amount', () => {
    expect(paymentsMessages[locale].returnText('¥9.90')).toContain('¥9.90');
  });

  it('deleting a plan names it', () => {
    expect(plansMessages[locale].deleteText('One month')).toContain('One month');
  });
});
