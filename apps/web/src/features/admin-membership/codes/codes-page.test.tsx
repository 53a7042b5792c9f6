import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { batchesQuery, type CodeBatch } from '../api/codes.ts';
import { aBatch } from '../testing/membership-rows.ts';
import { BatchForm } from './batch-dialog.tsx';
import { codesMessages } from './codes-messages.ts';
import { Component, countUnused } from './codes-page.tsx';

const m = codesMessages['en-US'];
const show = (rows: CodeBatch[] | Error) =>
  renderMarkup(<Component />, {
    url: '/admin/membership/codes',
    queries: [
      [
        batchesQuery({ currentPage: 1, limit: 20 }).queryKey,
        rows instanceof Error ? rows : { records: rows, total: rows.length },
      ],
    ],
  });

describe('the batches of codes', () => {
  it.each([
    [{}, 'Membership code · Level 1-2 · 31 days'],
    [{ kind: 'percent', percentOff: 20 }, 'Coupon, percent · 20% off'],
    [{ kind: 'amount', fenOff: 1050 }, 'Coupon, amount · ¥10.50 off'],
  ] as const)('say what they give: %j', (changes, text) => {
    expect(show([aBatch(changes)]).text).toContain(text);
  });

  it('say how many uses are left and how long they are valid', () => {
    const shown = show([aBatch({ codeCount: 20, usesPerCode: 2, useCount: 4 })]);
    expect(shown.text).toContain(m.used(4, 40));
    expect(shown.text).toContain(m.never);
    expect(countUnused(aBatch({ codeCount: 20, usesPerCode: 2, useCount: 4 }))).toBe(36);
  });

  it('can be disabled, and enabled again', () => {
    expect(show([aBatch()]).find('button', m.disableOf(3))).toBeDefined();
    const disabled = show([aBatch({ disabledAt: '2026-11-16T08:00:00.000+0000' })]);
    expect(disabled.find('button', m.enableOf(3))).toBeDefined();
    expect(disabled.text).toContain(m.disabled);
  });

  it('explain themselves while there are none', () => {
    expect(show([]).text).toContain(m.emptyText);
  });

  it('can be loaded again after a failure', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });
});

it('the form asks for a membership at first', () => {
  const shown = renderMarkup(<BatchForm onClose={() => undefined} />);
  expect(shown.text).toContain(m.kindHints.membership);
  expect(shown.find('textbox', m.percentOff)).toBeUndefined();
});
