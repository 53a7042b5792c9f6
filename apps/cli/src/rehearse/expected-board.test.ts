import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { compareBoards, computeBoard, type TakenSubmission } from './expected-board.ts';

const startMs = 1_700_000_000_000;
const times = { startMs, endMs: startMs + 300_000 };

let lastId = 0;
const take = (team: string, problem: string, second: number, expectedStatus: number): TakenSubmission => ({
  submissionId: (lastId += 1),
  team,
  problem,
  submittedMs: startMs + second * 1000 + 400,
  expectedStatus,
});
const { accepted, wrongAnswer, compileError } = statuses;

const taken = [
  take('one', 'A', 10, wrongAnswer),
  take('one', 'A', 20, compileError),
  take('one', 'A', 30, accepted),
  take('two', 'A', 90, accepted),
  take('two', 'B', 100, wrongAnswer),
];

describe('the board of a rehearsal', () => {
  it('computes penalties as by hand', () => {
    expect(computeBoard(times, taken)).toEqual([
      {
        team: 'two',
        rank: 1,
        solved: 1,
        tries: 2,
        seconds: 90,
        cells: {
          A: { errorNum: 0, acceptedSecond: 90, isFirst: false },
          B: { errorNum: 1, acceptedSecond: null, isFirst: false },
        },
      },
      {
        team: 'one',
        rank: 2,
        solved: 1,
        tries: 3,
        seconds: 30 + 1200,
        cells: { A: { errorNum: 1, acceptedSecond: 30, isFirst: true } },
      },
    ]);
  });

  it('equals itself, and differs by any figure, row or order', () => {
    const board = computeBoard(times, taken);
    const [first, second] = board;
    if (first === undefined || second === undefined) throw new Error('two teams have submitted');
    expect(compareBoards(board, board)).toEqual([]);
    expect(compareBoards(board, [first])).toEqual(['one is not on the board']);
    expect(compareBoards([first], board)).toEqual(['one is on the board without having submitted']);
    expect(compareBoards(board, [first, { ...second, seconds: 30 }])[0]).toContain('1230 s');
    expect(compareBoards(board, [second, first])).toEqual(['the rows of the board are not in order']);
  });
});
