import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSubmissionBlocks } from './submission-blocks.ts';

let testDatabase: TestDatabase;
let now = 0;
type Handlers = Parameters<Parameters<typeof createSubmissionBlocks>[0]['eventBus']['subscribe']>[1];
let handlers: Handlers[] = [];
let readBlocks: ReturnType<typeof createSubmissionBlocks>;

const ask = async (statement: string) => (await testDatabase.pool.query<{ id: number }>(statement)).rows;
const insert = (count: number, status: number, contest = 'NULL') =>
  ask(`INSERT INTO submission (problem_id, user_id, contest_id, language, code, code_length, status)
       SELECT 1, '1', ${contest}, 'C', 'x', 1, ${String(status)} FROM generate_series(1, ${String(count)}) RETURNING id`);
const tell = async (submissionId: number) => {
  for (const { handle } of handlers) await handle({ submissionId });
};

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await ask(`INSERT INTO user_account (id, username) VALUES ('1', 'one');`);
  await ask(`INSERT INTO problem (id, display_id, title) VALUES (1, 'P1', 'P1')`);
});
afterAll(() => testDatabase.drop());
beforeEach(async () => {
  await ask('TRUNCATE submission CASCADE');
  handlers = [];
  readBlocks = createSubmissionBlocks({
    database: testDatabase.database,
    clock: () => new Date(now),
    eventBus: { subscribe: (_: string, given: Handlers) => handlers.push(given) } as never,
  });
});

/** The straightforward query, for comparison. */
async function expectRight(status?: number) {
  const blocks = await readBlocks();
  const fitting = await ask(`SELECT id FROM submission WHERE contest_id IS NULL
    ${status === undefined ? '' : `AND status = ${String(status)}`} ORDER BY id DESC`);
  expect(blocks.total(status)).toBe(fitting.length);
  expect(blocks.findPosition(status, fitting.length)).toBeUndefined();
  for (const offset of [0, 1, Math.floor(fitting.length / 2), fitting.length - 1]) {
    const place = blocks.findPosition(status, offset);
    if (offset < 0 || offset >= fitting.length) continue;
    const below = fitting.filter(({ id }) => id < (place?.belowId ?? 0));
    expect(below[place?.offset ?? -1]?.id).toBe(fitting[offset]?.id);
  }
}

test('finds correct positions and totals over several blocks and gaps', async () => {
  await insert(3000, 0);
  await insert(2500, 0, '7');
  await insert(6000, -1);
  await insert(10, 0);
  await expectRight();
  await expectRight(0);
  await expectRight(-1);
  await expectRight(10);
});

test('counts new submissions after a moment, and a changed status with its event', async () => {
  const [first] = await insert(9000, 5);
  await expectRight(5);
  await insert(200, 5);
  now += 2000;
  await expectRight(5);
  await ask(`UPDATE submission SET status = 0 WHERE id = ${String(first?.id)}`);
  await tell(first?.id ?? 0);
  now += 2000;
  await expectRight(5);
  await expectRight(0);
});

test('notices deletions in time, and recounts everything after the bus was disconnected', async () => {
  const rows = await insert(30_000, 0);
  await expectRight();
  await ask(`DELETE FROM submission WHERE id = ${String(rows[20_000]?.id)}`);
  for (let look = 0; look < 10; look += 1) {
    now += 2000;
    await readBlocks();
  }
  await expectRight();
  await ask(`UPDATE submission SET status = 3 WHERE id % 2 = 0`);
  for (const { resync } of handlers) await resync();
  await expectRight(3);
});

test('serves the old count during a recount, from the age of one second on', async () => {
  await insert(10, 0);
  await expectRight();
  await insert(5, 0);
  now += 1000;
  expect((await readBlocks()).total(undefined)).toBe(10);
  await expect.poll(async () => (await readBlocks()).total(undefined)).toBe(15);
});

test('an empty list has no positions', async () => {
  const blocks = await readBlocks();
  expect([blocks.total(undefined), blocks.total(0), blocks.findPosition(undefined, 0)]).toEqual([
    0,
    0,
    undefined,
  ]);
});
