/** Real server, judge process, sandbox and compiler: the result of a solution matrix. */
import { statuses } from '@touchstone/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { addProblemWithCases } from '../judging/testing/judged-problems.ts';
import { startJudgeProcess, type SiteProcess } from '../judging/testing/site-processes.ts';
import { storeSolutions, loadCheck, solution, startCheckedServer } from './testing/checked-site.ts';

const program = (body: string) => `#include <stdio.h>
int main(void) { int a, b; scanf("%d %d", &a, &b); ${body} printf("%d\\n", a + b); return 0; }
`;
const c = { language: 'C' };
const { accepted, wrongAnswer, timeLimitExceeded, runtimeError, compileError } = statuses;

let server: TestServer;
let folder: string;
let judge: SiteProcess;
beforeAll(async () => {
  server = await startCheckedServer();
  const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'touchstone-checks-'));
  judge = startJudgeProcess({ serverUrl, folder });
});
afterAll(async () => {
  await judge.kill('SIGKILL');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('runs every solution on every case, despite failures, with the verdicts of submissions', async () => {
  const { id, token } = await server.addUser({ role: 'problem_admin' });
  const pid = await addProblemWithCases(server, {
    authorId: id,
    timeLimitMs: 300,
    // A submission would stop at its first failed case.
    caseMode: 'ergodic_without_error',
    cases: [
      { input: '1 2\n', answer: '3\n' },
      { input: '5 6\n', answer: '11\n' },
      { input: '9 0\n', answer: '9\n' },
    ],
  });
  await storeSolutions(server, pid, [
    solution('right', { ...c, code: program('') }),
    solution('wrong', { ...c, code: program('if (a == 5) b = 0;'), expectedStatuses: [wrongAnswer] }),
    solution('slow', {
      ...c,
      code: program('if (a == 1) for (volatile int i = 0; ; i++);'),
      expectedStatuses: [timeLimitExceeded],
    }),
    solution('crashing', {
      ...c,
      code: program('if (b == 0) *(volatile int *)0 = 1;'),
      expectedStatuses: [runtimeError],
    }),
    solution('broken', { ...c, code: 'int main( {', expectedStatuses: [accepted] }),
  ]);
  await server.call('POST /api/admin/problem/check', { token, body: { pid } });
  const read = () => loadCheck(server, 'GET /api/admin/problem/check', { pid, token });
  await expect.poll(async () => (await read()).isRunning, { interval: 100 }).toBe(false);
  const { programs } = await read();
  const matrix = programs.map(({ name, status, isAsExpected, cells }) => [
    name,
    status,
    isAsExpected,
    cells.map(([, ofCase]) => ofCase),
  ]);
  expect(matrix).toEqual([
    ['right', accepted, true, [accepted, accepted, accepted]],
    ['wrong', wrongAnswer, true, [accepted, wrongAnswer, accepted]],
    ['slow', timeLimitExceeded, true, [timeLimitExceeded, accepted, accepted]],
    ['crashing', runtimeError, true, [accepted, accepted, runtimeError]],
    ['broken', compileError, false, []],
  ]);
  const slow = programs.find(({ name }) => name === 'slow');
  // The time of a run over the limit is the limit.
  expect(slow?.cells[0]?.[2]).toBe(300);
  expect(programs.at(-1)?.message).toContain('error');
});
