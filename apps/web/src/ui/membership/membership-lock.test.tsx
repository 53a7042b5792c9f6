import { describe, expect, it } from 'vitest';
import { membershipMessages } from '../../lib/membership-messages.ts';
import { renderMarkup } from '../testing/render-markup.tsx';
import { lockMessages } from './lock-messages.ts';
import { HigherLimit, LockFact, LockNotice } from './membership-lock.tsx';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('a lock in %s', (locale) => {
  const m = lockMessages[locale];
  const level = membershipMessages[locale].level('1-2');

  it('names the level in a row', () => {
    expect(renderMarkup(<LockFact level={2} />, { locale }).text).toBe(m.needs(level));
  });

  it('says who has a higher limit', () => {
    const shown = renderMarkup(<HigherLimit level={2} />, { locale });
    expect(shown.text).toContain(m.higher(level));
    expect(shown.get('link', m.buy).href).toBe('/buy?level=2');
  });

  it('says how to open it', () => {
    const shown = renderMarkup(<LockNotice level={2} />, { locale });
    expect(shown.text).toContain(m.needs(level));
    expect(shown.get('link', m.buy).href).toBe('/buy?level=2');
    expect(shown.get('link', m.redeem).href).toBe('/member');
  });
});
