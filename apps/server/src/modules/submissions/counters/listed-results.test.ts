/** The rows of the problem list are cached. Whatever changes the results of a problem must reach them. */
import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishEvent } from '../../../platform/event-bus.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { changeSubmission } from '../judging-queue/submission-state.ts';
import { addProblem, addSubmission } from '../testing/sample-submissions.ts';
import { deleteWorkOf } from './delete-work.ts';
import { repairCounters } from './recount.ts';

let server: TestServer;
let problemId: number;

beforeAll(async () => {
  server = await startTestServer();
  ({ id: problemId } = await addProblem(server, { displayId: 'P1' }));
});
afterAll(() => server.close());

async function loadResults(): Promise<number[]> {
  const { envelope } = await server.send({ method: 'GET', url: '/api/get-problem-list' });
  const [row] = (envelope.data as { records: { total: number; ac: number }[] }).records;
  return row === undefined ? [] : [row.total, row.ac];
}

/** An event arrives a moment after its transaction. */
const expectSoon = (expected: number[]) =>
  vi.waitFor(
    async () => {
      expect(await loadResults()).toEqual(expected);
    },
    { timeout: 10_000, interval: 20 },
  );

const judge = (id: number, status: number) =>
  inTransaction(server.platform.database, (transaction) =>
    changeSubmission(transaction, id, { status, updatedAt: new Date() }),
  );

test('results follow verdicts, changed verdicts, rejudging, and deleted users', async () => {
  const user = await server.addUser();
  const submission = { userId: user.id, problemId, status: statuses.pending };
  const first = await addSubmission(server, submission);
  const second = await addSubmission(server, submission);
  expect(await loadResults()).toEqual([0, 0]);
  await judge(first, statuses.accepted);
  await expectSoon([1, 1]);
  await judge(second, statuses.wrongAnswer);
  await expectSoon([2, 1]);
  await judge(second, statuses.accepted);
  await expectSoon([2, 2]);
  await judge(first, statuses.pending);
  await expectSoon([1, 1]);
  await inTransaction(server.platform.database, (transaction) => deleteWorkOf(transaction, [user.id]));
  await expectSoon([0, 0]);
});

test('results follow a repair of the counters', async () => {
  await server.platform.database
    .insertInto('problemResultCount')
    .values({ problemId, status: statuses.timeLimitExceeded, count: 7 })
    .execute();
  await publishEvent(server.platform.database, 'problems.changed', {});
  await expectSoon([7, 0]);
  await repairCounters(server.platform.database);
  await expectSoon([0, 0]);
});
