import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { ledgerQuery, memberQuery, type Grant } from '../api/ledger.ts';
import { aGrant } from '../testing/membership-rows.ts';
import { GrantForm, TimeText } from './grant-dialog.tsx';
import { ledgerMessages } from './ledger-messages.ts';
import { Component } from './ledger-page.tsx';

const m = ledgerMessages['en-US'];
const show = (rows: Grant[] | Error, keyword = '') =>
  renderMarkup(<Component />, {
    url: `/admin/membership/ledger${keyword === '' ? '' : `?keyword=${keyword}`}`,
    queries: [
      [
        ledgerQuery({ currentPage: 1, limit: 20, keyword }).queryKey,
        rows instanceof Error ? rows : { records: rows, total: rows.length },
      ],
    ],
  });

describe('the ledger', () => {
  it('shows what was granted, from where and why', () => {
    const shown = show([aGrant()]);
    expect(shown.text).toContain('Level 1-2 · 31 days');
    expect(shown.text).toContain(m.by('root'));
    expect(shown.text).toContain('winner of the class');
    expect(shown.find('button', m.extendOf('ann'))).toBeDefined();
    expect(shown.find('button', m.revokeOf('ann'))).toBeDefined();
    expect(shown.find('button', m.restoreOf('ann'))).toBeUndefined();
  });

  it('restores what was revoked, and says why it was', () => {
    const shown = show([
      aGrant({
        cancelledAt: '2026-11-16T09:00:00.000+0000',
        cancelledBy: 'root',
        cancelNote: 'by mistake',
      }),
    ]);
    expect(shown.text).toContain(m.cancelledBy('root', 'by mistake'));
    expect(shown.find('button', m.restoreOf('ann'))).toBeDefined();
    expect(shown.find('button', m.revokeOf('ann'))).toBeUndefined();
  });

  it('leaves what came from an order to its refund', () => {
    const shown = show([aGrant({ source: 'order', orderNumber: '42' })]);
    expect(shown.get('link', '42').href).toBe('/admin/membership/orders?keyword=42');
    expect(shown.find('button', m.revokeOf('ann'))).toBeUndefined();
  });

  it.each([
    ['', m.emptyText],
    ['bob', m.noMatch],
  ])('without rows for the keyword %j', (keyword, text) => {
    expect(show([], keyword).text).toContain(text);
  });

  it('can be loaded again after a failure', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });
});

describe('the form of a grant', () => {
  const from = '2026-11-15T12:00:00.000+0000';
  const time = (level: number, to: string | null) => ({
    level,
    isAnnual: false,
    periods: level === 0 ? [] : [{ level, from, to }],
    endsAt: to,
    hasEnded: false,
  });

  it('shows the membership that the user has', () => {
    const shown = renderMarkup(
      <GrantForm start={{ user: { uid: 'u1', username: 'ann' }, level: 2 }} onClose={() => undefined} />,
      { queries: [[memberQuery('u1').queryKey, time(2, null)]] },
    );
    expect(shown.text).toContain(m.current.endless('Level 1-2'));
  });

  it.each([
    [time(0, null), m.current.none],
    [time(1, '2026-12-15T12:00:00.000+0000'), m.current.until('Level 1-1', '12/15/2026')],
    [time(3, null), m.current.endless('Level 1-3')],
  ])('names it in words', (member, text) => {
    expect(renderMarkup(<TimeText time={member} />).text).toBe(text);
  });
});
