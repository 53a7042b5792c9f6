import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { seatsQuery } from '../api/contest-desk.ts';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext } from '../use-contest.ts';
import { printsQuery, type Print } from './list-prints.ts';
import { printMessages } from './print-messages.ts';
import { PrintQueueTab } from './print-queue-tab.tsx';

const print = (id: number, username: string, status: number) =>
  ({ id, cid: 7, username, realname: null, status, gmtCreate: '2026-11-15T12:00:00.000+0000' }) as Print;
const pageOf = (...records: Print[]) => ({ records, total: records.length, current: 1, size: 15 });

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the print queue in %s', (locale) => {
  const m = printMessages[locale];
  const show = (page?: object | Error, seats: [string, string][] = []) =>
    renderMarkup(
      <ContestContext value={aContestState({ isAdmin: true })}>
        <PrintQueueTab />
      </ContestContext>,
      {
        locale,
        queries: [
          ...(page === undefined ? [] : [[printsQuery(7, 1, true).queryKey, page] as const]),
          [seatsQuery(7).queryKey, new Map(seats)],
        ],
      },
    );

  it('lists waiting and printed requests, with the seat where it is known', () => {
    const shown = show(pageOf(print(1, 'ann', 0), print(2, 'bob', 1)), [['ann', 'B-12']]);
    const rows = shown
      .all('row')
      .slice(1)
      .map((row) => row.text);
    expect(rows.map((row) => row.includes(m.waiting))).toEqual([true, false]);
    expect(rows.map((row) => row.includes(m.printed))).toEqual([false, true]);
    expect(rows.map((row) => row.includes(m.seat('B-12')))).toEqual([true, false]);
  });

  it('marks each request as printed once', () => {
    const shown = show(pageOf(print(1, 'ann', 0), print(2, 'bob', 1)));
    expect(shown.get('button', m.doneOf('ann')).isDisabled).toBe(false);
    expect(shown.get('button', m.doneOf('bob')).isDisabled).toBe(true);
    expect(shown.get('button', m.downloadOf('bob')).isDisabled).toBe(false);
  });

  it.each([
    ['empty', pageOf(), m.empty],
    ['failed', new Error('offline'), m.failed],
  ])('says that it is %s', (_case, page, text) => {
    const shown = show(page);
    expect(shown.text).toContain(text);
    expect(shown.find('table', m.table)).toBeUndefined();
  });

  it('refreshes by itself, which can be switched off', () => {
    expect(show(pageOf()).get('switch', m.auto).isChecked).toBe(true);
  });
});
