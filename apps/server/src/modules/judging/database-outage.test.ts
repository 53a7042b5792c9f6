/** The database is killed in the middle of judging and started again. */
import { statuses } from '@touchstone/contract';
import { startEmbeddedPostgres } from '@touchstone/database/embedded';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { addProblemWithCases, addSubmission, loadCases, loadSubmission } from './testing/judged-problems.ts';
import { startJudgeProcess } from './testing/site-processes.ts';

const slowEcho = `#include <stdio.h>
#include <unistd.h>
int main(void) { int a; scanf("%d", &a); sleep(1); printf("%d\\n", a); return 0; }
`;

test('every submission gets its verdict although the database is killed in the middle of judging', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-outage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const first = await startEmbeddedPostgres({ dataDirectory: join(folder, 'database'), durable: false });
  let stopDatabase = first.stop;
  onTestFinished(() => stopDatabase());
  const server = await startTestServer({ databaseUrl: first.connectionString });
  onTestFinished(server.close);
  const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const judge = startJudgeProcess({ serverUrl, folder: join(folder, 'judge') });
  onTestFinished(() => judge.kill('SIGKILL'));
  const cases = ['1', '2', '3', '4', '5'].map((text) => ({ input: text, answer: text }));
  // The program sleeps: with the usual limits, a busy machine leaves it little time beside that.
  const problemId = await addProblemWithCases(server, { cases, timeLimitMs: 6000 });
  const userId = (await server.addUser()).id;
  const submit = () => addSubmission(server, { problemId, userId, language: 'C', code: slowEcho });
  const id = await submit();
  await expect.poll(async () => (await loadCases(server, id)).length, { interval: 20 }).toBeGreaterThan(0);

  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  const second = await startEmbeddedPostgres({ dataDirectory: join(folder, 'database'), durable: false });
  stopDatabase = second.stop;
  expect(second.connectionString).toBe(first.connectionString);
  // The server tries about once a second to reach it.
  const isReached = async () => {
    const response = await server.app.inject('/api/health');
    return response.json<{ data: { database: boolean } }>().data.database;
  };
  await expect.poll(isReached).toBe(true);
  const later = await submit();

  for (const submission of [id, later])
    await expect.poll(async () => (await loadSubmission(server, submission)).status).toBe(statuses.accepted);
  const counts = await server.platform.database.selectFrom('problemResultCount').selectAll().execute();
  expect(counts).toEqual([{ problemId, status: statuses.accepted, count: 2 }]);
});
