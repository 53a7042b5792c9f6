/**
 * Real server, real judge process, real sandbox and compiler. The tests kill each of them in the middle of
 * judging. The start of a judge is dear, so they run in their order and each goes on with the judge that the
 * one before left.
 */
import { isUnderWay, statuses } from '@touchstone/contract';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listChildren } from '@touchstone/process-table';
import { contentPath } from '../../platform/storage/file-store.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  addProblemWithCases,
  addSubmission,
  loadCases,
  loadSubmission,
  loadTasks,
} from './testing/judged-problems.ts';
import { listLogLines } from './testing/log-lines.ts';
import { startJudgeProcess, startServerProcess, type SiteProcess } from './testing/site-processes.ts';

const sum = `#include <stdio.h>
int main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); return 0; }
`;
/** Two cases are quick, then the program sleeps: long enough to be killed in the middle on a busy machine too. */
const slowSum = `#include <stdio.h>
#include <unistd.h>
int main(void) { int a, b; scanf("%d %d", &a, &b); if (a < 0) sleep(6); printf("%d\\n", a + b); return 0; }
`;
const cases = [
  { input: '1 2\n', answer: '3\n' },
  { input: '5 6\n', answer: '11\n' },
  { input: '-4 4\n', answer: '0\n' },
];

/** Expected results arrive on a busy machine too. The limits only end what would never finish. */
const comesWithin = { timeout: 240_000 };
const hangsAfter = { timeout: 300_000 };

let server: TestServer;
let serverUrl: string;
let folder: string;
let problemId: number;
let userId: string;
/** Of the server of this file. */
let judge: SiteProcess;
const processes: SiteProcess[] = [];

beforeAll(async () => {
  server = await startTestServer();
  serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'touchstone-judge-'));
  problemId = await addProblemWithCases(server, { cases, timeLimitMs: 6000 });
  userId = (await server.addUser()).id;
  judge = startJudge();
});
afterAll(async () => {
  for (const process of processes) await process.kill('SIGKILL');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function startJudge(settings: { name?: string; serverUrl?: string } = {}) {
  const started = startJudgeProcess({ serverUrl, folder, ...settings });
  processes.push(started);
  return started;
}

const submit = (code: string, problem = problemId, settings: { requestId?: string } = {}) =>
  addSubmission(server, { problemId: problem, userId, language: 'C', code, ...settings });

const statusOf = async (id: number) => (await loadSubmission(server, id)).status;

async function untilStatus(id: number, status: number) {
  await expect.poll(() => statusOf(id), comesWithin).toBe(status);
}

/** Waits until some cases are done and others are not. */
async function untilInTheMiddle(id: number) {
  const countCases = async () => (await loadCases(server, id)).length;
  await expect.poll(countCases, { ...comesWithin, interval: 20 }).toBeGreaterThan(0);
}

async function expectCountedOnce(id: number, before: number) {
  expect(await loadSubmission(server, id)).toMatchObject({ status: statuses.accepted });
  expect(await loadCases(server, id)).toHaveLength(cases.length);
  expect(await countAccepted()).toBe(before + 1);
  expect(await loadTasks(server)).toEqual([]);
}

async function countAccepted() {
  const row = await server.platform.database
    .selectFrom('problemResultCount')
    .select('count')
    .where('problemId', '=', problemId)
    .where('status', '=', statuses.accepted)
    .executeTakeFirst();
  return row?.count ?? 0;
}

describe('from submission to verdict', hangsAfter, () => {
  test('each program gets its verdict', async () => {
    const requestId = randomUUID();
    const accepted = await submit(sum, problemId, { requestId });
    const wrong = await submit(sum.replace('a + b', 'a - b'));
    const broken = await submit('int main( {');
    await untilStatus(accepted, statuses.accepted);
    await untilStatus(wrong, statuses.wrongAnswer);
    await untilStatus(broken, statuses.compileError);
    expect((await loadSubmission(server, broken)).errorMessage).toContain('error');
    const rows = await loadCases(server, accepted);
    expect(rows.map(({ seq, status, inputName }) => ({ seq, status, inputName }))).toEqual([
      { seq: 1, status: 0, inputName: '1.in' },
      { seq: 2, status: 0, inputName: '2.in' },
      { seq: 3, status: 0, inputName: '3.in' },
    ]);
    expect((await loadSubmission(server, accepted)).judgeName).toBe('north');
    // The log of the judge names the request that submitted it.
    await expect
      .poll(() => listLogLines(judge.output(), requestId))
      .toMatchObject([{ requestId, kind: 'submission', status: statuses.accepted, msg: 'judged' }]);
  });

  test('missing or damaged input is a System Error that names it and affects no other submission', async () => {
    const gone = await addProblemWithCases(server, { cases: [{ input: 'gone', answer: 'a' }] });
    const damaged = await addProblemWithCases(server, { cases: [{ input: 'damaged', answer: 'b' }] });
    for (const [problem, damage] of [
      [gone, (path: string) => rm(path)],
      [damaged, (path: string) => writeFile(path, 'DAMAGED')],
    ] as const) {
      const { inputSha256 } = await server.platform.database
        .selectFrom('problemCase')
        .select('inputSha256')
        .where('problemId', '=', problem)
        .executeTakeFirstOrThrow();
      await damage(join(server.platform.configuration.dataDirectory, 'files', contentPath(inputSha256)));
    }
    const ids = [await submit(sum, gone), await submit(sum, damaged), await submit(sum)] as const;
    await untilStatus(ids[2], statuses.accepted);
    await untilStatus(ids[0], statuses.systemError);
    await untilStatus(ids[1], statuses.systemError);
    expect((await loadSubmission(server, ids[0])).errorMessage).toMatch(/1\.in is missing/);
    expect((await loadSubmission(server, ids[1])).errorMessage).toMatch(/1\.in is corrupt/);
  });
});

describe('killed in the middle of judging', hangsAfter, () => {
  test('the sandbox helper: the judge continues judging', async () => {
    const id = await submit(slowSum);
    await untilInTheMiddle(id);
    const helpers = listChildren(judge.pid);
    expect(helpers).not.toEqual([]);
    for (const helper of helpers) process.kill(helper, 'SIGKILL');
    await expect.poll(async () => isUnderWay(await statusOf(id)), comesWithin).toBe(false);
    // The verdict is correct if the run could be repeated; it is never a verdict that the program did not
    // earn.
    expect([statuses.accepted, statuses.systemError]).toContain(await statusOf(id));
    const next = await submit(sum);
    await untilStatus(next, statuses.accepted);
  });

  test('the judge: after its restart the submission is judged again and counted once', async () => {
    const before = await countAccepted();
    const id = await submit(slowSum);
    await untilInTheMiddle(id);
    await judge.kill('SIGKILL');
    judge = startJudge();
    await untilStatus(id, statuses.accepted);
    await expectCountedOnce(id, before);
  });

  test('the judge, by a stop signal: another judge gets the task immediately', async () => {
    const before = await countAccepted();
    const id = await submit(slowSum);
    await untilInTheMiddle(id);
    await judge.kill('SIGTERM');
    // A busy server still handles the announcement that the judge has stopped.
    await untilStatus(id, statuses.pending);
    judge = startJudge({ name: 'south' });
    await untilStatus(id, statuses.accepted);
    await expectCountedOnce(id, before);
    expect((await loadSubmission(server, id)).judgeName).toBe('south');
  });

  test('the server: the judge continues, and its result reaches the next server once', async () => {
    await judge.kill('SIGKILL');
    const before = await countAccepted();
    // The server of this file also sweeps silent judges. Its clock is one hour behind, or a slow start of the
    // next server would cost the judge its attempt.
    server.passTime(-3600);
    onTestFinished(() => server.passTime(3600));
    const { configuration } = server.platform;
    const port = await findFreePort();
    const first = startServerProcess(configuration, port);
    processes.push(first);
    startJudge({ name: 'east', serverUrl: `http://127.0.0.1:${String(port)}` });
    const requestId = randomUUID();
    const id = await submit(slowSum, problemId, { requestId });
    await untilInTheMiddle(id);
    const attempts = new Set<string | null>();
    const noteAttempt = async () => {
      for (const { attemptId } of await loadTasks(server)) attempts.add(attemptId);
      return statusOf(id);
    };
    await noteAttempt();
    await first.kill('SIGKILL');
    const second = startServerProcess(configuration, port);
    processes.push(second);
    await expect.poll(noteAttempt, { ...comesWithin, interval: 20 }).toBe(statuses.accepted);
    await expectCountedOnce(id, before);
    // One attempt in total: nothing was judged twice.
    expect(attempts.size).toBe(1);
    expect((await loadSubmission(server, id)).judgeName).toBe('east');
    // The log of the server names the request that the result belongs to.
    await expect
      .poll(() => listLogLines(second.output(), requestId))
      .toContainEqual(expect.objectContaining({ url: '/judge-gateway/result', taskRequestId: requestId }));
  });
});
