import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { redeemMessages } from './redeem-messages.ts';
import { RedeemSheet } from './redeem-sheet.tsx';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the form for codes in %s', (locale) => {
  const m = redeemMessages[locale];

  it('has one field without an error at first', () => {
    const shown = renderMarkup(<RedeemSheet />, { locale });
    expect(shown.names('textbox')).toEqual([m.code]);
    expect(shown.names('button')).toEqual([m.redeem]);
    expect(shown.text).not.toContain(m.required);
  });
});
