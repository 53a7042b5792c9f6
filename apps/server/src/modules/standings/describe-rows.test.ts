import { statuses } from '@touchstone/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  findContest,
  listContestProblems,
  type ContestProblemRow,
  type ContestRow,
} from '../contests/index.ts';
import { createContestBoard, type ContestBoard } from './contest-board.ts';
import { loadWholeBoard } from './list-rank.ts';
import { listContestants, type ContestantRow, type RecordRow } from './standings.repository.ts';

let server: TestServer;
let contest: ContestRow;
let problems: ContestProblemRow[];
let people: ContestantRow[];

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server.platform;
  const users = await Promise.all(['ann', 'bo', 'cy', 'di'].map((username) => server.addUser({ username })));
  const contestId = await addContest(server, {
    awardType: 'number',
    awards: JSON.stringify([{ priority: 1, name: 'Gold', background: '#111', color: '#fff', amount: 1 }]),
  });
  for (const displayId of ['A', 'B'])
    await addContestProblem(server, { contestId, problemId: (await addProblem(server)).id, displayId });
  const found = await findContest(database, contestId);
  if (found === undefined) throw new Error('no contest');
  contest = found;
  problems = await listContestProblems(database, contestId);
  people = await listContestants(
    database,
    users.map(({ id }) => id),
  );
});
afterAll(() => server.close());

const createBoard = () =>
  createContestBoard({
    contest,
    problems,
    stars: new Set(people.slice(3).map(({ id }) => id)),
    excluded: new Set(),
    people: new Map(people.map((person) => [person.id, person])),
  });

const rowsOf = (board: ContestBoard) =>
  loadWholeBoard(board, {
    view: board.view({ isFrozen: false, includesAfterEnd: false }),
    withStars: true,
    showsRealNames: false,
  });

interface Step {
  who: number;
  problem: number;
  minute: number;
  status: number;
  newName: string | undefined;
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(3),
  problem: fc.nat(1),
  minute: fc.nat(3),
  status: fc.constantFrom(statuses.accepted, statuses.wrongAnswer, statuses.pending),
  newName: fc.option(fc.constantFrom('x', 'y'), { nil: undefined, freq: 6 }),
});

test('reused rows equal freshly described rows', () => {
  const records = new Map<string, RecordRow>();
  const put = (board: ContestBoard, { userId, contestProblemId }: RecordRow) => {
    const row = records.get(`${userId} ${String(contestProblemId)}`);
    board.replace([{ userId, contestProblemId: contestProblemId ?? 0 }], row === undefined ? [] : [row]);
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      records.clear();
      const kept = createBoard();
      let named = people;
      for (const { who, problem, minute, status, newName } of steps) {
        const userId = people[who]?.id ?? '';
        const row: RecordRow = {
          id: 1,
          userId,
          contestProblemId: problems[problem]?.id ?? 0,
          submittedAt: new Date(contest.startAt.getTime() + minute * 60_000),
          status,
          score: null,
          timeMs: 1,
        };
        records.set(`${userId} ${String(row.contestProblemId)}`, row);
        put(kept, row);
        if (newName !== undefined)
          named = named.map((person) => (person.id === userId ? { ...person, nickname: newName } : person));
        kept.setContestants(named);
        const rebuilt = createBoard();
        rebuilt.setContestants(named);
        for (const known of records.values()) put(rebuilt, known);
        expect(rowsOf(kept)).toEqual(rowsOf(rebuilt));
      }
    }),
    { numRuns: 60 },
  );
});

test('a verdict keeps the row objects of other contestants, with their cached JSON', () => {
  const board = createBoard();
  const [ann, bo] = people;
  const solve = (userId: string, minute: number, problem: number) => {
    const contestProblemId = problems[problem]?.id ?? 0;
    const submittedAt = new Date(contest.startAt.getTime() + minute * 60_000);
    const row = { id: 1, userId, contestProblemId, submittedAt, score: null, timeMs: 1 };
    board.replace([{ userId, contestProblemId }], [{ ...row, status: statuses.accepted }]);
  };
  solve(ann?.id ?? '', 1, 0);
  solve(bo?.id ?? '', 2, 0);
  const [first, second] = rowsOf(board);
  solve(ann?.id ?? '', 3, 1);
  const [changed, same] = rowsOf(board);
  expect(changed).not.toEqual(first);
  expect(same).toBe(second);
});
