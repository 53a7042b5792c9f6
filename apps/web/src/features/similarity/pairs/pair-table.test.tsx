import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { aComparison, aProgram } from '../testing/a-comparison.ts';
import { PairTable, personOf } from './pair-table.tsx';
import { joinPrograms, type PairSort } from './select-pairs.ts';

const result = aComparison();
const render = (sort: PairSort = 'similarity', locale: 'en-US' | 'zh-CN' | 'zh-HK' = 'en-US') =>
  renderMarkup(
    <PairTable rows={joinPrograms(result)} result={result} sort={sort} onSort={() => undefined} />,
    { locale },
  );

describe('the table of pairs', () => {
  it('has a row for each pair', () => {
    const rows = render().all('row').slice(1);
    expect(rows.map(({ text }) => text.split(' ')[0])).toEqual(['100%', '62%', '41%']);
    expect(rows[0]?.text).toContain('ann (Ann Lee) and bob A 120 tokens');
    expect(rows[2]?.text).toContain('dan and eve B 30 tokens');
  });

  it('says by which column it is sorted', () => {
    const sortsOf = (sort: PairSort) =>
      render(sort)
        .all('columnheader')
        .map((header) => header.attribute('aria-sort'))
        .filter((order) => order !== undefined);
    expect(sortsOf('similarity')).toEqual(['descending', 'none']);
    expect(sortsOf('longest')).toEqual(['none', 'descending']);
    expect(render().names('button')).toEqual(
      expect.arrayContaining(['Sort by similarity', 'Sort by longest fragment']),
    );
  });

  it('offers the three marks, and shows the stored one', () => {
    const marks = render().all('combobox');
    expect(marks.map(({ name }) => name)).toEqual([
      'Mark of ann and bob',
      'Mark of bob and cid',
      'Mark of dan and eve',
    ]);
    expect(marks[0]?.text).toBe('Not checked To discuss Checked, fine');
    const chosen = /<option[^>]*value="discuss"[^>]*selected/.exec(render().html);
    expect(chosen).not.toBeNull();
  });

  it('shows a note only where there is one', () => {
    expect(render().names('note')).toEqual(['Note: ask bob']);
  });

  it.each([
    ['zh-CN', '相似度', '对照 ann 与 bob 的程序'],
    ['zh-HK', '相似度', '對照 ann 與 bob 的程式'],
  ] as const)('is in the language of the reader: %s', (locale, heading, link) => {
    const page = render('similarity', locale);
    expect(page.text).toContain(heading);
    expect(page.names('link')).toContain(link);
  });
});

describe('a person', () => {
  it.each([
    [null, 'ann'],
    ['', 'ann'],
    ['Ann Lee', 'ann (Ann Lee)'],
  ])('with the real name %s is %s', (realname, name) => {
    expect(personOf(aProgram(1, 'ann', { realname }))).toBe(name);
  });
});
