import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest } from '../../testing/sample-contests.ts';
import { queueSubmission } from './judging-queue/index.ts';
import {
  addProblem,
  addSubmission,
  findTaskOf,
  readCounted,
  readSubmission,
} from './testing/sample-submissions.ts';
import { startServerWithLanguages } from './testing/sample-submissions.ts';
import type { TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithLanguages();
  server.stopClock();
  await addContest(server, { id: 5 });
});
afterAll(() => server.close());

const cancel = (submitId: number, token?: string) =>
  server.call('POST /api/cancel-submission', { body: { submitId }, ...(token !== undefined && { token }) });

async function queued(userId: string, changes: { contestId?: number } = {}) {
  const problem = await addProblem(server);
  const submissionId = await addSubmission(server, { problemId: problem.id, userId, status: 5, ...changes });
  await inTransaction(server.platform.database, (transaction) =>
    queueSubmission(server.platform, transaction, { submissionId, userId, language: 'C', lane: 'ordinary' }),
  );
  return { submissionId, problemId: problem.id };
}

async function takenByJudge(userId: string, changes: { contestId?: number } = {}) {
  const { submissionId } = await queued(userId, changes);
  const { database } = server.platform;
  await database
    .updateTable('judgingTask')
    .set({ attemptId: crypto.randomUUID(), judgeName: 'north', lastHeardAt: new Date() })
    .where('submissionId', '=', submissionId)
    .execute();
  await database.updateTable('submission').set({ status: 7 }).where('id', '=', submissionId).execute();
  return submissionId;
}

describe('POST /api/cancel-submission', () => {
  test('cancels a waiting submission and withdraws its task', async () => {
    const user = await server.addUser();
    const { submissionId, problemId } = await queued(user.id);
    expect((await cancel(submissionId, user.token)).errorCode).toBeUndefined();
    expect(await readSubmission(server, submissionId)).toMatchObject({ status: -4, isManual: false });
    expect(await findTaskOf(server, submissionId)).toBeUndefined();
    expect((await readCounted(server, problemId)).results).toEqual({ '-4': 1 });
  });

  test('cancels a running submission outside contests', async () => {
    const user = await server.addUser();
    const id = await takenByJudge(user.id);
    expect((await cancel(id, user.token)).errorCode).toBeUndefined();
    expect(await readSubmission(server, id)).toMatchObject({ status: -4 });
    expect(await findTaskOf(server, id)).toBeUndefined();
  });

  test('in a contest cancels a waiting submission, but not one that a judge has taken', async () => {
    const user = await server.addUser();
    const { submissionId } = await queued(user.id, { contestId: 5 });
    expect((await cancel(submissionId, user.token)).errorCode).toBeUndefined();
    const running = await takenByJudge(user.id, { contestId: 5 });
    expect((await cancel(running, user.token)).errorCode).toBe('cancelInContest');
    expect(await readSubmission(server, running)).toMatchObject({ status: 7 });
  });

  test('refuses a submission with a result', async () => {
    const user = await server.addUser();
    const problem = await addProblem(server);
    const id = await addSubmission(server, { problemId: problem.id, userId: user.id, status: -1 });
    expect((await cancel(id, user.token)).errorCode).toBe('cancelFinished');
    expect(await readSubmission(server, id)).toMatchObject({ status: -1 });
  });

  test('does not confirm submissions of others, not even to administrators', async () => {
    const [user, other] = [await server.addUser(), await server.addUser({ role: 'root' })];
    const { submissionId } = await queued(user.id);
    expect((await cancel(submissionId, other.token)).errorCode).toBe('submissionNotFound');
    expect((await cancel(987_654_321, user.token)).errorCode).toBe('submissionNotFound');
    expect(await readSubmission(server, submissionId)).toMatchObject({ status: 5 });
  });

  test('needs a login', async () => {
    expect((await cancel(1)).envelope.status).toBe(401);
  });
});
