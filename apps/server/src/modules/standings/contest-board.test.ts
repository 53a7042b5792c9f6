import { statuses } from '@touchstone/contract';
import { expect, test } from 'vitest';
import type { ContestProblemRow, ContestRow } from '../contests/index.ts';
import { createContestBoard, type ContestBoard } from './contest-board.ts';
import type { RecordRow } from './standings.repository.ts';

const contest = {
  startAt: new Date(0),
  endAt: new Date(18_000_000),
  sealedFrom: null,
  scoring: 'acm',
} as ContestRow;
const problems = [
  { id: 1, displayId: 'A' },
  { id: 2, displayId: 'B' },
] as ContestProblemRow[];

/** More contestants than one chunk of a board. */
const contestants = 350;

const rows: RecordRow[] = Array.from({ length: contestants * 3 }, (_, index) => ({
  id: index + 1,
  userId: `u${String(index % contestants)}`,
  contestProblemId: (index % 2) + 1,
  submittedAt: new Date(((index * 7919) % 17_000) * 1000),
  status: index % 3 === 0 ? statuses.wrongAnswer : statuses.accepted,
  score: null,
  timeMs: 1,
}));

const createBoard = () =>
  createContestBoard({
    contest,
    problems,
    stars: new Set(['u3']),
    excluded: new Set(['u5']),
    people: new Map(),
  });

const usual = { isFrozen: false, includesAfterEnd: false };
const order = (board: ContestBoard) =>
  board
    .view(usual)
    .standing.rows({ from: 0, count: contestants, withStars: true })
    .map(({ contestantId, total }) => [contestantId, total]);

test('a board built in chunks equals one built in one piece, and other work runs in between', async () => {
  const [chunked, unchunked] = [createBoard(), createBoard()];
  for (const board of [chunked, unchunked]) {
    board.add(rows.slice(0, 500));
    board.add(rows.slice(500));
  }
  let turnsOfOthers = 0;
  let isReady = false;
  const count = () => {
    if (isReady) return;
    turnsOfOthers += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await chunked.prepare(usual);
  isReady = true;
  expect(turnsOfOthers).toBeGreaterThanOrEqual(3);
  expect(order(chunked)).toEqual(order(unchunked));
  expect(order(unchunked)).toHaveLength(contestants - 1);
});

test('includes changes that arrive while the board is built', async () => {
  const board = createBoard();
  board.add(rows);
  const preparing = board.prepare(usual);
  board.replace([{ userId: 'u0', contestProblemId: 1 }], []);
  await preparing;
  const expected = createBoard();
  expected.add(rows.filter(({ userId, contestProblemId }) => userId !== 'u0' || contestProblemId !== 1));
  expect(order(board)).toEqual(order(expected));
});

test('refuses to add records to a board that has views', () => {
  const board = createBoard();
  board.view(usual);
  expect(() => board.add(rows)).toThrow('has views');
});
