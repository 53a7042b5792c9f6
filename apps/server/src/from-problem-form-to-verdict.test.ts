/**
 * A setter creates a problem, a user solves it, the setter changes it: only through calls, with the real
 * judge.
 */
import { statuses, type Calls, type DataOf, type Judge } from '@touchstone/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLogLines } from './modules/judging/testing/log-lines.ts';
import { startJudgeProcess, type SiteProcess } from './modules/judging/testing/site-processes.ts';
import {
  getUploadResult,
  startTestDataUploads,
} from './modules/problem-administration/test-data/testing/test-data-uploads.ts';
import { storeLanguages } from './modules/site/index.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** Accepts any multiple of the answer. Arguments: input, output, answer. */
const checker = `#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  long given = 0, right = 1;
  FILE *output = fopen(argv[2], "r"), *answer = fopen(argv[3], "r");
  if (fscanf(answer, "%ld", &right) != 1) return 103;
  if (fscanf(output, "%ld", &given) != 1) return 102;
  return given % right == 0 ? 0 : 102;
}
`;

const testlibChecker = `#include "testlib.h"
int main(int argc, char **argv) {
  registerTestlibCmd(argc, argv);
  if (const long right = ans.readLong(), given = ouf.readLong(); given % right != 0)
    quitf(_wa, "%ld is no multiple of %ld", given, right);
  quitf(_ok, "a multiple");
}
`;

/** Also accepts a difference of at most one from the answer. */
const pythonChecker = `import sys
given, right = (int(open(path).read()) for path in sys.argv[2:4])
sys.exit(0 if given % right == 0 or abs(given - right) <= 1 else 102)
`;

/** Doubles small numbers, and returns large ones unchanged. */
const program = `#include <stdio.h>
int main(void) { long n; scanf("%ld", &n); printf("%ld\\n", n < 100 ? n * 2 : n + 1); return 0; }
`;

let server: TestServer;
let uploads: Awaited<ReturnType<typeof startTestDataUploads>>;
let folder: string;
let judge: SiteProcess;
let setter: { token: string };
let solver: { token: string };
let pid: number;

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  await server.platform.settings.change('switches', { defaultSubmitInterval: 0 });
  uploads = await startTestDataUploads(server);
  folder = await mkdtemp(join(tmpdir(), 'touchstone-judge-'));
  judge = startJudgeProcess({ serverUrl: uploads.address, folder, languages: 'C,C++ 17,Python3' });
  setter = await server.addUser({ role: 'problem_admin' });
  solver = await server.addUser();
});
afterAll(async () => {
  await judge.kill('SIGKILL');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function upload(files: Record<string, string>) {
  const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
  const answer = getUploadResult(await uploads.upload(setter.token, entries));
  const samples = answer.fileList.map(({ input, output }, index) => ({
    input,
    output,
    score: index === 0 ? 30 : 70,
    groupNum: index + 1,
  }));
  return { isUploadTestCase: true, uploadTestcaseDir: answer.fileListDir, samples };
}

async function submit() {
  const body = { pid: 'DOUBLE', language: 'C', code: program, cid: 0, isRemote: false };
  const { envelope } = await server.call('POST /api/submit-problem-judge', { body, token: solver.token });
  return (envelope.data as Judge).submitId ?? 0;
}

async function outcome(submitId: number) {
  const body = { submitIds: [submitId] };
  const { envelope } = await server.call('POST /api/check-submissions-status', { body });
  const found = (envelope.data as Record<string, Judge>)[submitId];
  return [found?.status, found?.score];
}

async function untilOutcome(submitId: number, wanted: [status: number, score: number]) {
  await expect.poll(() => outcome(submitId), { interval: 100 }).toEqual(wanted);
}

const compile = (code: string, language: string, role: 'spj' | 'interactive' = 'spj') =>
  server.call(`POST /api/admin/problem/compile-${role}`, { body: { code, language }, token: setter.token });

test('a special-judge OI problem with subtasks is created, solved, changed and rejudged', async () => {
  // A call that compiles a checker does not wait as long as a judge may take to start.
  await expect.poll(async () => (await server.call('GET /api/health')).httpStatus).toBe(200);
  expect((await compile(checker, 'C')).errorCode).toBeUndefined();

  const problem = {
    problemId: 'double',
    title: 'Double',
    type: 1,
    auth: 1,
    judgeMode: 'spj',
    judgeCaseMode: 'subtask_lowest',
    spjCode: checker,
    spjLanguage: 'C',
    input: 'A number.',
    output: 'A multiple of its double.',
  };
  const created = await server.call('POST /api/admin/problem', {
    body: {
      problem,
      ...(await upload({ '1.in': '5\n', '1.out': '10\n', '2.in': '500\n', '2.out': '1000\n' })),
    },
    token: setter.token,
  });
  expect(created.envelope.msg).toBe('success');
  ({ pid } = created.envelope.data as { pid: number });

  const submitId = await submit();
  await untilOutcome(submitId, [statuses.partialAccepted, 30]);

  const changed = await server.call('PUT /api/admin/problem', {
    body: {
      problem: { id: pid },
      ...(await upload({ '1.in': '5\n', '1.out': '10\n', '2.in': '50\n', '2.out': '100\n' })),
    },
    token: setter.token,
  });
  expect(changed.envelope.data).toMatchObject({
    judgingChange: { aspects: ['caseContent'], cases: { added: 1, removed: 1, changed: 0 } },
    outdatedSubmissions: [{ status: statuses.partialAccepted, count: 1 }],
  });

  const body = { pid, onlyOutdated: true };
  const rejudged = await server.call('POST /api/admin/problem/rejudge', { body, token: setter.token });
  expect(rejudged.envelope.data).toEqual({ total: 1 });
  await untilOutcome(submitId, [statuses.accepted, 100]);
  await expect
    .poll(() => listLogLines(judge.output(), String(rejudged.headers['x-request-id'])))
    .toMatchObject([{ kind: 'submission', status: statuses.accepted, msg: 'judged' }]);
  const after = await server.call('GET /api/admin/problem/judging-change', {
    query: { pid },
    token: setter.token,
  });
  expect(after.envelope.data as DataOf<Calls['GET /api/admin/problem/judging-change']>).toMatchObject({
    outdatedSubmissions: [],
    judgingChange: null,
    rejudge: { total: 1, left: 0 },
  });
});

test('checkers and interactors compile in any language of the judge, with testlib in C++', async () => {
  expect((await compile(testlibChecker, 'C++ 17')).errorCode).toBeUndefined();
  expect((await compile(pythonChecker, 'Python3', 'interactive')).errorCode).toBeUndefined();
  const broken = await compile(pythonChecker.replace('import sys', 'import'), 'Python3');
  expect(broken.errorCode).toBe('checkerCompileFailed');
  expect(broken.envelope.msg).toContain('SyntaxError');
});

test('the judge uses a checker that was rewritten in Python', async () => {
  const save = async (problem: object, more: object = {}) => {
    const { envelope } = await server.call('PUT /api/admin/problem', {
      body: { problem: { id: pid, ...problem }, ...more },
      token: setter.token,
    });
    expect(envelope.msg).toBe('success');
  };
  const files = { '1.in': '5\n', '1.out': '10\n', '2.in': '100\n', '2.out': '100\n' };
  await save({}, await upload(files));
  const before = await submit();
  await untilOutcome(before, [statuses.partialAccepted, 30]);
  await save({ spjCode: pythonChecker, spjLanguage: 'Python3' });
  await untilOutcome(await submit(), [statuses.accepted, 100]);
  await save({ spjCode: testlibChecker, spjLanguage: 'C++ 17' });
  await untilOutcome(await submit(), [statuses.partialAccepted, 30]);
});
