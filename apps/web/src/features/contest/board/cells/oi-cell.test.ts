import { describe, expect, it } from 'vitest';
import { describeOiCell, lookOfOi, readOiCell, type OiCellWords } from './oi-cell.ts';

const words: OiCellWords = {
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
    const state = readOiCell(row, problem);
    expect(state && lookOfOi(state)).toBe(look);
    expect(state && describeOiCell(state, words)).toBe(text);
  });

  it('is empty without a submission', () => {
    expect(readOiCell(row, 'E')).toBeUndefined();
  });

  it('detects full marks by the run time, because the maximum score differs per problem', () => {
    expect(readOiCell({ submissionInfo: { A: 100 }, timeInfo: null }, 'A')?.isFull).toBe(false);
    expect(readOiCell({ submissionInfo: { A: 30 }, timeInfo: { A: 5 } }, 'A')?.isFull).toBe(true);
  });
});
