import { describe, expect, it } from 'vitest';
import { describeOiCell, lookOfOi, parseOiCell, type OiCellMessages } from './oi-cell.ts';

const messages: OiCellMessages = {
  points: (score) => `${String(score)} points`,
  fullMarks: 'full marks',
  milliseconds: (time) => `${String(time)} ms`,
  uncounted: 'no score yet',
  comma: ', ',
};

const row = { submissionInfo: { A: 100, B: 40, C: 0, D: null }, timeInfo: { A: 87 } };

describe('OI cell', () => {
  it.each([
    ['A', 'full', '100 points, full marks, 87 ms'],
    ['B', 'part', '40 points'],
    ['C', 'zero', '0 points'],
    ['D', 'uncounted', 'no score yet'],
  ])('shows problem %s as %s', (problem, look, text) => {
    const state = parseOiCell(row, problem);
    expect(state && lookOfOi(state)).toBe(look);
    expect(state && describeOiCell(state, messages)).toBe(text);
  });

  it('is empty without a submission', () => {
    expect(parseOiCell(row, 'E')).toBeUndefined();
  });

  it('detects full marks by the run time, because the maximum score differs per problem', () => {
    expect(parseOiCell({ submissionInfo: { A: 100 }, timeInfo: null }, 'A')?.isFull).toBe(false);
    expect(parseOiCell({ submissionInfo: { A: 30 }, timeInfo: { A: 5 } }, 'A')?.isFull).toBe(true);
  });
});
