import { importReasonTexts } from '@touchstone/contract/user-batches';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { importMessages } from './import-messages.ts';
import { ImportPreview } from './import-preview.tsx';
import type { CsvRow } from './parse-csv.ts';
import type { RowProblem } from './import-scope.ts';
import type { ImportState } from './use-import.ts';

const rowOf = (line: number): CsvRow => ({
  line,
  cells: [`user${String(line)}`, 'secret-1', 'a@example.com', 'Ann', 'female', 'nick', 'A school'],
});
const reason = Object.keys(importReasonTexts)[0] as keyof typeof importReasonTexts;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('ImportPreview in %s', (locale) => {
  const m = importMessages[locale];
  const show = (state: Partial<ImportState>) =>
    renderMarkup(
      <ImportPreview
        state={
          {
            texts: m,
            reasonTexts: importReasonTexts,
            rows: [],
            problem: undefined,
            problems: [],
            isChecked: true,
            ...state,
          } as unknown as ImportState
        }
      />,
      { locale },
    );
  const wrongUser = { row: 1, column: 'username', reason } satisfies RowProblem;

  it('explains what to do first', () => {
    expect(show({}).text).toBe(m.empty);
  });

  it.each([
    [{ kind: 'openQuote', line: 3 }, m.openQuote(3)],
    [{ kind: 'tooMany', count: 1001 }, m.tooMany(1001)],
  ] as const)('a table that cannot be read: %j', (problem, text) => {
    const shown = show({ problem, rows: [rowOf(1)] });
    expect(shown.text).toContain(text);
    expect(shown.all('table')).toEqual([]);
  });

  it.each([
    ['before the server answers', false, m.checking],
    ['when everything is right', true, m.ready(2)],
  ])('the summary %s', (_name, isChecked, text) => {
    const shown = show({ rows: [rowOf(1), rowOf(2)], isChecked });
    expect(shown.names('status')).toEqual([text]);
    expect(shown.all('switch')).toEqual([]);
  });

  it('never shows a password', () => {
    const shown = show({ rows: [rowOf(1)] });
    expect(shown.html).not.toContain('secret-1');
    expect(shown.text).toContain('••••••');
    expect(shown.text).toContain(m.genders.female);
  });

  it('shows a missing password as missing', () => {
    const shown = show({ rows: [{ line: 1, cells: ['ann', ''] }] });
    expect(shown.text).not.toContain('•');
    expect(shown.text).toContain(m.genders.secrecy);
  });

  it('counts wrong lines and names the reason below the line', () => {
    const shown = show({ rows: [rowOf(1), rowOf(2)], problems: [wrongUser] });
    expect(shown.names('status')).toEqual([m.wrong(1, 2)]);
    expect(shown.text).toContain(importReasonTexts[reason][locale]);
    expect(shown.names('switch')).toEqual([m.onlyWrong]);
  });

  it.each([
    [200, false],
    [201, true],
  ])('of %i lines some are left out: %s', (count, isCut) => {
    const shown = show({ rows: Array.from({ length: count }, (_value, index) => rowOf(index + 1)) });
    expect(shown.all('row')).toHaveLength(201);
    expect(shown.text.includes(m.more(1))).toBe(isCut);
  });
});
