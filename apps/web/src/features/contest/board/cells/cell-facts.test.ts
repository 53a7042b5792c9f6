import { describe, expect, it } from 'vitest';
import type { BoardProblem, BoardRow } from '../api/load-board.ts';
import { boardMessages } from '../board-messages.ts';
import { factsOf } from './cell-facts.ts';

const messages = boardMessages['en-US'];
const { details, looks } = messages;
const problem = { displayId: 'A' } as BoardProblem;

const acm = (cell: object | undefined) =>
  factsOf({ row: { ac: 1, submissionInfo: { A: cell } } as unknown as BoardRow, problem }, messages);
const oi = (score: number | null | undefined, runTimeMs?: number) =>
  factsOf(
    {
      row: { submissionInfo: { A: score }, timeInfo: { A: runTimeMs } } as unknown as BoardRow,
      problem,
    },
    messages,
  );
const namesOf = (facts: ReturnType<typeof acm>) => facts.map(([name]) => name);
const valueOf = (facts: ReturnType<typeof acm>, wanted: string) =>
  facts.find(([name]) => name === wanted)?.[1];

describe('the facts of an ACM cell', () => {
  it('are none without a submission', () => {
    expect(acm(undefined)).toEqual([]);
  });

  it('of a solved problem are the time, the tries and the penalty of the wrong ones', () => {
    const facts = acm({ errorNum: 2, isAC: true, ACTime: 600 });
    expect(namesOf(facts)).toEqual([details.state, details.at, details.tries, details.penalty]);
    expect(valueOf(facts, details.tries)).toBe('3');
    // Ten minutes, and twenty for each wrong try.
    expect(valueOf(facts, details.penalty)).toContain('0:50:00');
    expect(valueOf(facts, details.at)).toBe('0:10:00');
  });

  it('of wrong tries are their number', () => {
    const facts = acm({ errorNum: 3 });
    expect(namesOf(facts)).toEqual([details.state, details.wrong]);
    expect(valueOf(facts, details.wrong)).toBe('3');
  });

  it('of a frozen cell show the tries with hidden results apart', () => {
    const facts = acm({ errorNum: 1, tryNum: 2 });
    expect(valueOf(facts, looks.sealed)).toBe('2');
    expect(valueOf(facts, details.wrong)).toBe('1');
  });
});

describe('the facts of an OI cell', () => {
  it('are none without a submission', () => {
    expect(oi(undefined)).toEqual([]);
  });

  it('have no score before the first one arrives', () => {
    expect(namesOf(oi(null))).toEqual([details.state]);
  });

  it('have a run time only with full marks', () => {
    expect(namesOf(oi(40))).toEqual([details.state, details.score]);
    const full = oi(100, 87);
    expect(valueOf(full, details.score)).toBe('100');
    expect(valueOf(full, details.runTime)).toBe(messages.cells.milliseconds(87));
  });
});
