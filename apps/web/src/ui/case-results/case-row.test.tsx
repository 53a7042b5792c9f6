import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import type { CaseEntry, CaseExplanation } from './case-entries.ts';
import { caseMessages } from './case-messages.ts';
import { CaseRow } from './case-row.tsx';

const m = caseMessages['en-US'];
const entry = (changes: Partial<CaseEntry> = {}): CaseEntry => ({
  seq: 1,
  status: -1,
  time: 12,
  memory: 2048,
  score: null,
  inputData: null,
  outputData: null,
  userOutput: null,
  ...changes,
});
const explanation = (changes: Partial<CaseExplanation> = {}): CaseExplanation => ({
  seq: 1,
  status: -1,
  isSample: false,
  note: null,
  message: null,
  ...changes,
});

const show = (one: CaseEntry, more: Partial<Parameters<typeof CaseRow>[0]> = {}) =>
  renderMarkup(
    <table>
      <tbody>
        <CaseRow
          entry={one}
          explanation={undefined}
          number={3}
          hasScores={false}
          isFirstOpen={false}
          {...more}
        />
      </tbody>
    </table>,
  );

describe('the row of a test case', () => {
  it('has no button without details', () => {
    const markup = show(entry());
    expect(markup.all('button')).toEqual([]);
    expect(markup.all('cell')[0]?.text).toBe('3');
  });

  it('with details has a closed button that names the case', () => {
    const markup = show(entry({ userOutput: 'Read 5, expected 4' }));
    expect(markup.get('button', m.showDetails(3)).attribute('aria-expanded')).toBe('false');
    expect(markup.text).not.toContain('Read 5');
  });

  it('of the first failed case is open with its message', () => {
    const markup = show(entry({ userOutput: 'Read 5, expected 4', inputData: '3.in' }), {
      isFirstOpen: true,
    });
    const button = markup.get('button', m.hideDetails(3));
    expect(button.attribute('aria-expanded')).toBe('true');
    expect(markup.html).toContain(`id="${button.attribute('aria-controls') ?? ''}"`);
    expect(markup.all('definition').map(({ text }) => text)).toEqual(['Read 5, expected 4', '3.in']);
  });

  it('stays closed if the page shows the explanation above the table', () => {
    const markup = show(entry({ userOutput: 'x' }), { isFirstOpen: true, explanation: explanation() });
    expect(markup.get('button', m.showDetails(3)).attribute('aria-expanded')).toBe('false');
  });

  it('stays closed if only the names of files are known', () => {
    const markup = show(entry({ inputData: '3.in' }), { isFirstOpen: true });
    expect(markup.find('button', m.showDetails(3))).toBeDefined();
    expect(markup.text).not.toContain('3.in');
  });

  it('marks a sample', () => {
    expect(show(entry(), { explanation: explanation({ isSample: true }) }).text).toContain(m.sample);
    expect(show(entry(), { explanation: explanation() }).text).not.toContain(m.sample);
  });

  it('has a column of points only if cases have points', () => {
    expect(show(entry()).all('cell')).toHaveLength(4);
    expect(
      show(entry({ score: 0 }), { hasScores: true })
        .all('cell')
        .at(-1)?.text,
    ).toBe('0');
    expect(show(entry(), { hasScores: true }).all('cell').at(-1)?.text).toBe('–');
  });
});
