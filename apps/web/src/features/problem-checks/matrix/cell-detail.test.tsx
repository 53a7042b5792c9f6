import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import type { Check } from '../api/check.ts';
import { caseMessageQuery } from '../api/check.ts';
import { checkMessages } from '../check-messages.ts';
import { CellDetail } from './cell-detail.tsx';
import type { MatrixRow } from './matrix-rows.ts';
import { MatrixRowView } from './matrix-row.tsx';

const m = checkMessages['en-US'];
const words = verdictMessages['en-US'];
const cases = [
  { seq: 1, group: 1, inputName: '1.in', inputSize: 2048, score: 40 },
  { seq: 2, group: 2, inputName: '2.in', inputSize: 10, score: null },
];
const check = { cases } as unknown as Check;
const row = (part: object = {}, program: object | undefined = {}) =>
  ({
    solution: { name: 'slow.cpp', language: 'C++ 17', code: '', expectedStatuses: [] },
    timeLimitMs: 1000,
    program: program && {
      id: 4,
      status: statuses.wrongAnswer,
      score: null,
      time: 10,
      message: null,
      isAsExpected: true,
      cells: [[1, statuses.wrongAnswer, 500, 1024, 20]],
      ...program,
    },
    ...part,
  }) as unknown as MatrixRow;

describe('the detail of a cell', () => {
  const render = (one: MatrixRow | undefined, seq: number | undefined, message?: object) =>
    renderMarkup(<CellDetail problemId={9} row={one} seq={seq} check={check} />, {
      queries: message === undefined ? [] : [[caseMessageQuery(9, 4, seq ?? 0).queryKey, message]],
    }).text;

  it('invites to point at a cell', () => {
    expect(render(undefined, undefined)).toBe(m.pick);
    expect(render(row(), 99)).toBe(m.pick);
  });

  it('names the program, the case, its file and its result', () => {
    const text = render(row(), 1);
    for (const part of ['slow.cpp', m.caseNumber(1), '1.in', words.wrongAnswer.name, m.score(20, 40)])
      expect(text).toContain(part);
  });

  it('says that a case did not run, and why', () => {
    expect(render(row({}, { message: 'Compilation failed' }), 2)).toContain('Compilation failed');
    expect(render(row(), 2)).toContain(m.notRun);
  });

  it('shows the message of the checker', () => {
    expect(render(row(), 1, { message: 'line 3 differs', note: null })).toContain('line 3 differs');
  });
});

describe('a row of the matrix', () => {
  const render = (one: MatrixRow, index = 0, canEdit = true) =>
    renderMarkup(
      <table>
        <tbody>
          <MatrixRowView
            {...one}
            index={index}
            columns={check.cases}
            canEdit={canEdit}
            onEdit={() => undefined}
          />
        </tbody>
      </table>,
    );
  const labels = (markup: ReturnType<typeof render>) =>
    markup.all('cell').flatMap((cell) => cell.attribute('aria-label') ?? []);

  it('reads every cell aloud, also those that did not run', () => {
    const [first, second] = labels(render(row()));
    expect(first).toContain(`${m.caseNumber(1)}: ${words.wrongAnswer.name}`);
    expect(second).toBe(`${m.caseNumber(2)}: ${m.notRun}`);
  });

  it('has the one tab stop of the matrix in its first row only', () => {
    const stops = (index: number) =>
      render(row(), index)
        .all('cell')
        .filter((cell) => cell.attribute('tabindex') === '0').length;
    expect([stops(0), stops(1)]).toEqual([1, 0]);
  });

  it('opens the editor for those who may edit', () => {
    expect(render(row()).names('button')).toContain(m.editOf('slow.cpp'));
    expect(render(row(), 0, false).all('button')).toEqual([]);
  });
});
