import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { frameMessages } from './frame-messages.ts';
import { LevelSelect } from './level-select.tsx';
import { MembershipFrame } from './membership-frame.tsx';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the pages of memberships in %s', (locale) => {
  const m = frameMessages[locale];
  const shown = renderMarkup(<MembershipFrame current="orders">content</MembershipFrame>, { locale });

  it('are tabs with addresses of their own', () => {
    const addresses = shown.all('link').map(({ name, href }) => [name, href]);
    expect(Object.fromEntries(addresses)).toEqual({
      [m.tabs.settings]: '/admin/membership',
      [m.tabs.plans]: '/admin/membership/plans',
      [m.tabs.orders]: '/admin/membership/orders',
      [m.tabs.payments]: '/admin/membership/payments',
      [m.tabs.codes]: '/admin/membership/codes',
      [m.tabs.ledger]: '/admin/membership/ledger',
      [m.tabs['wechat-pay']]: '/admin/membership/wechat-pay',
    });
  });

  it('mark the current one', () => {
    const current = shown.all('link').filter(({ attribute }) => attribute('aria-current') === 'page');
    expect(current.map(({ name }) => name)).toEqual([m.tabs.orders]);
  });
});

it('a level is chosen by its name', () => {
  const shown = renderMarkup(<LevelSelect label="Level" level={2} onChange={() => undefined} />);
  expect(shown.get('combobox', 'Level').attribute('value')).toBe('Level 1-2');
});
