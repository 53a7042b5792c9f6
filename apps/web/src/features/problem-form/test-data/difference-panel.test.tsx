import { describe, expect, it } from 'vitest';
import type { CaseRow } from '../state/problem-values.ts';
import { aCase, aForm, renderFormPart } from '../testing/render-form-part.tsx';
import { DifferencePanel } from './difference-panel.tsx';

const stored = (name: string, part: Partial<CaseRow> = {}) =>
  aCase({
    id: Number(name),
    input: `${name}.in`,
    output: `${name}.out`,
    inputHash: name,
    outputHash: name,
    ...part,
  });
const before = [stored('1', { score: '40' }), stored('2', { score: '60' })];
const render = (after: readonly CaseRow[], scoring: 'acm' | 'oi' = 'acm', isInRunningContest = false) =>
  renderFormPart(
    <DifferencePanel isInRunningContest={isInRunningContest} />,
    aForm({ uploadedCases: after, scoring }, { isNew: false }, { uploadedCases: before, scoring }),
  );
const [first, second] = before;

describe('the differences from the stored test data', () => {
  it('are not shown while there are none', () => {
    expect(render(before).text).toBe('');
  });

  it.each<[string, readonly (CaseRow | undefined)[], string]>([
    ['an added case', [first, second, aCase({ input: '3.in', inputHash: 'x' })], '3.in'],
    ['a removed case', [first], '2.in'],
    ['a changed case', [first, { ...stored('2'), inputHash: 'changed' }], '2.in'],
  ])('name %s, and can be undone', (_case, rows, name) => {
    const markup = render(rows.filter((row) => row !== undefined));
    expect(markup.all('definition').map(({ text }) => text)).toEqual([name]);
    expect(markup.all('button')).toHaveLength(1);
  });

  it('mention changed points only if the problem has points', () => {
    const rescored = [{ ...stored('1'), score: '50' }, stored('2', { score: '60' })];
    expect(render(rescored, 'acm').text).toBe('');
    expect(
      render(rescored, 'oi')
        .all('definition')
        .map(({ text }) => text),
    ).toEqual(['1.in']);
  });

  it('say more about results during a contest', () => {
    const rows = first === undefined ? [] : [first];
    expect(render(rows, 'acm', true).text).not.toBe(render(rows, 'acm', false).text);
  });
});
