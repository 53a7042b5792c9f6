import { statuses } from '@touchstone/contract/statuses';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acmBoard, oiBoard } from './board-kinds.ts';
import type { ContestRecord } from './contest-records.ts';
import { createStanding, type BoardKind, type Standing } from './standing.ts';

const window = { durationSeconds: 3600, frozenFromSecond: null, includesAfterEnd: false };
const { accepted, wrongAnswer } = statuses;

let lastId = 0;
const tried = (second: number, status: number): ContestRecord => ({
  submissionId: (lastId += 1),
  second,
  status,
  score: null,
  runTimeMs: null,
});

const contestant = (id: string, isStar = false) => ({ id, isStar });

describe('ranks', () => {
  const board = createStanding(acmBoard(window));
  board.setRecords(contestant('ann'), 'A', [tried(100, accepted)]);
  board.setRecords(contestant('bo'), 'A', [tried(100, accepted)]);
  board.setRecords(contestant('cy'), 'A', [tried(300, accepted)]);
  board.setRecords(contestant('star', true), 'A', [tried(50, accepted)]);
  board.setRecords(contestant('dan'), 'A', [tried(20, wrongAnswer)]);

  test.each([
    ['ann', 1],
    ['bo', 1],
    ['cy', 3],
    ['dan', 4],
    ['star', undefined],
    ['nobody', undefined],
  ])('%s has rank %s: equal rows share a rank, stars have none', (id, rank) => {
    expect(board.rankOf(id)).toBe(rank);
  });

  test('lists stars in order, or leaves them out', () => {
    const ids = (withStars: boolean) =>
      board.rows({ from: 0, count: 9, withStars }).map(({ contestantId }) => contestantId);
    expect(ids(true)).toEqual(['star', 'ann', 'bo', 'cy', 'dan']);
    expect(ids(false)).toEqual(['ann', 'bo', 'cy', 'dan']);
    expect([board.count(true), board.count(false)]).toEqual([5, 4]);
  });

  test('counts award positions without rows that solved nothing', () => {
    expect(['ann', 'bo', 'cy', 'dan', 'star'].map(board.awardIndexOf)).toEqual([
      0,
      1,
      2,
      undefined,
      undefined,
    ]);
  });

  test('knows the first solver, stars included', () => {
    expect(board.firstSolvedSecond('A')).toBe(50);
    expect(board.firstSolvedSecond('B')).toBeUndefined();
  });
});

test('a rejudge removes the first solution and rows without records', () => {
  const board = createStanding(acmBoard(window));
  board.setRecords(contestant('ann'), 'A', [tried(10, accepted)]);
  board.setRecords(contestant('bo'), 'A', [tried(20, accepted)]);
  board.setRecords(contestant('ann'), 'A', []);
  expect(board.firstSolvedSecond('A')).toBe(20);
  expect(board.find('ann')).toBeUndefined();
  expect(board.rankOf('bo')).toBe(1);
  expect(board.positionOf('nobody')).toBeUndefined();
});

const submission = fc.record({
  contestantIndex: fc.integer({ min: 0, max: 5 }),
  problem: fc.constantFrom('A', 'B', 'C'),
  second: fc.integer({ min: 0, max: 4000 }),
  score: fc.option(fc.constantFrom(0, 40, 100)),
  runTimeMs: fc.integer({ min: 0, max: 50 }),
});
const finalStatus = fc.constantFrom(
  statuses.accepted,
  statuses.wrongAnswer,
  statuses.compileError,
  statuses.partialAccepted,
  statuses.pending,
);
/** Each submission with its successive verdicts: judged, rejudged, changed by hand. */
const history = fc.array(fc.tuple(submission, fc.array(finalStatus, { minLength: 1, maxLength: 4 })), {
  maxLength: 40,
});

const windows = [
  window,
  { ...window, frozenFromSecond: 1800 },
  { ...window, includesAfterEnd: true },
  { ...window, frozenFromSecond: 0, includesAfterEnd: true },
];

function describeBoard<Cell, Total>(board: Standing<Cell, Total>) {
  const rows = board.rows({ from: 0, count: 100, withStars: true });
  expect(rows.map(({ contestantId }) => board.positionOf(contestantId))).toEqual([...rows.keys()]);
  return {
    rows: rows.map(({ contestantId, total, cells }) => ({
      contestantId,
      total,
      cells: [...cells].toSorted(([one], [other]) => one.localeCompare(other)),
      rank: board.rankOf(contestantId),
      awardPlace: board.awardIndexOf(contestantId),
    })),
    counts: [board.count(true), board.count(false)],
    first: ['A', 'B', 'C'].map(board.firstSolvedSecond),
  };
}

/** In the order of events. Each event passes all records of that contestant and problem known so far. */
function play<Cell, Total>(
  kind: BoardKind<Cell, Total>,
  submissions: [{ contestantIndex: number; problem: string }, ContestRecord[]][],
  order: readonly number[],
  board = createStanding(kind),
) {
  const known = new Map<number, ContestRecord>();
  const nextVersion = submissions.map(() => 0);
  for (const pick of order) {
    const index = pick % submissions.length;
    const [facts, versions] = submissions[index] ?? [];
    if (facts === undefined || versions === undefined) continue;
    const version = versions[Math.min(nextVersion[index] ?? 0, versions.length - 1)];
    nextVersion[index] = (nextVersion[index] ?? 0) + 1;
    if (version !== undefined) known.set(index, version);
    replaceRecords(board, submissions, known, facts);
  }
  return board;
}

function replaceRecords<Cell, Total>(
  board: Standing<Cell, Total>,
  submissions: [{ contestantIndex: number; problem: string }, ContestRecord[]][],
  known: ReadonlyMap<number, ContestRecord>,
  { contestantIndex, problem }: { contestantIndex: number; problem: string },
) {
  const own = submissions.flatMap(([facts], index) =>
    facts.contestantIndex === contestantIndex && facts.problem === problem ? (known.get(index) ?? []) : [],
  );
  // Contestant 0 is a star.
  board.setRecords({ id: `c${String(contestantIndex)}`, isStar: contestantIndex === 0 }, problem, own);
}

/** A scoreboard loaded from the database: all contestants with all records, in two parts. */
function addAtOnce<Cell, Total>(
  kind: BoardKind<Cell, Total>,
  submissions: [{ contestantIndex: number; problem: string }, ContestRecord[]][],
) {
  const board = createStanding(kind);
  const withAllRecords = (contestantIndex: number) => ({
    id: `c${String(contestantIndex)}`,
    isStar: contestantIndex === 0,
    records: ['A', 'B', 'C'].map((name): [string, ContestRecord[]] => [
      name,
      submissions.flatMap(([{ contestantIndex: own, problem }, versions]) =>
        own === contestantIndex && problem === name ? versions.slice(-1) : [],
      ),
    ]),
  });
  board.addAll([5, 0, 2].map(withAllRecords));
  board.addAll([1, 4, 3].map(withAllRecords));
  return board;
}

/** Sorts everything, without the incremental state. */
function recompute<Cell, Total>(
  kind: BoardKind<Cell, Total>,
  submissions: [{ contestantIndex: number; problem: string }, ContestRecord[]][],
) {
  const problems = ['A', 'B', 'C'];
  const recordsOf = (contestantIndex: number, problem: string) =>
    submissions.flatMap(([facts, versions]) =>
      facts.contestantIndex === contestantIndex && facts.problem === problem ? versions.slice(-1) : [],
    );
  const rows = [0, 1, 2, 3, 4, 5].flatMap((contestantIndex) => {
    const cells = problems.flatMap((problem): [string, Cell][] => {
      const cell = kind.cellOf(recordsOf(contestantIndex, problem));
      return cell === undefined ? [] : [[problem, cell]];
    });
    const total = kind.totalOf(cells.map(([, cell]) => cell));
    return cells.length === 0
      ? []
      : [{ contestantId: `c${String(contestantIndex)}`, isStar: contestantIndex === 0, cells, total }];
  });
  rows.sort((one, other) => kind.compare(one.total, other.total));
  const placed = rows.filter(({ isStar }) => !isStar);
  const seconds = (problem: string) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap(([name, cell]) => (name === problem ? (kind.solvedSecond(cell) ?? []) : [])),
    );
  return {
    rows: rows.map(({ isStar, ...row }) => ({
      ...row,
      rank: isStar ? undefined : 1 + placed.filter(({ total }) => kind.compare(total, row.total) < 0).length,
      awardPlace:
        isStar || !kind.isAwardable(row.total)
          ? undefined
          : placed.findIndex(({ contestantId }) => contestantId === row.contestantId),
    })),
    counts: [rows.length, placed.length],
    first: problems.map((problem) => seconds(problem).toSorted((one, other) => one - other)[0]),
  };
}

describe.each([
  ['ACM', (one: (typeof windows)[number]) => acmBoard(one) as BoardKind<unknown, unknown>],
  [
    'OI by the last',
    (one: (typeof windows)[number]) => oiBoard(one, 'recent') as BoardKind<unknown, unknown>,
  ],
  [
    'OI by the best',
    (one: (typeof windows)[number]) => oiBoard(one, 'highest') as BoardKind<unknown, unknown>,
  ],
])('%s', (_name, kindOf) => {
  test.each(windows.map((one) => [one]))(
    'the board does not depend on the order of verdicts and rejudges (%o)',
    (one) => {
      fc.assert(
        fc.property(history, fc.array(fc.nat(1000), { maxLength: 120 }), (events, order) => {
          const submissions = events.map(([facts, verdicts], index): [typeof facts, ContestRecord[]] => [
            facts,
            verdicts.map((status) => ({ ...facts, submissionId: index + 1, status })),
          ]);
          const kind = kindOf(one);
          const everything = submissions.flatMap(([, versions], index) => versions.map(() => index));
          // At the end every submission has its last verdict.
          const incremental = play(kind, submissions, [...order, ...everything]);
          const expected = recompute(kind, submissions);
          expect(describeBoard(incremental)).toEqual(expected);
          const atOnce = addAtOnce(kind, submissions);
          expect(describeBoard(atOnce)).toEqual(expected);
          // Later records update a loaded scoreboard as usual.
          play(kind, submissions, [...order, ...everything], atOnce);
          expect(describeBoard(atOnce)).toEqual(expected);
        }),
        { numRuns: 60 },
      );
    },
  );
});
