/** Problems of other sites are imported and judged: real server, real judge, real sandbox and compiler. */
import { statuses, type DataOf, type problemChecksCalls } from '@touchstone/contract';
import { buildZip } from '@touchstone/problem-formats/archive/testing/build-zip';
import { polygonPackage } from '@touchstone/problem-formats/polygon/testing/polygon-package';
import { fpsDocument, fpsItem } from '@touchstone/problem-formats/testing/write-fps';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSubmission, loadSubmission } from './modules/judging/testing/judged-problems.ts';
import { startJudgeProcess, type SiteProcess } from './modules/judging/testing/site-processes.ts';
import { sendFile, type Report } from './modules/problem-exchange/testing/exchange-calls.ts';
import { hojEntries } from './modules/problem-exchange/testing/hoj-archives.ts';
import { storeLanguages } from './modules/site/index.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let judge: SiteProcess;
let folder: string;
let root: { id: string; token: string };

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  root = await server.addUser({ role: 'root' });
  folder = await mkdtemp(join(tmpdir(), 'touchstone-judge-'));
  const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  judge = startJudgeProcess({ serverUrl, folder, languages: 'C,C++ 17,Python3' });
});
afterAll(async () => {
  await judge.kill('SIGKILL');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function importOne(content: string | Buffer): Promise<number> {
  const file = { name: 'problems', content };
  const { envelope } = await sendFile(server, '/api/file/import-problems', file, { token: root.token });
  const [problem] = (envelope.data as Report | null)?.problems ?? [];
  if (problem?.id == null) throw new Error(problem?.reason?.text ?? envelope.msg);
  return problem.id;
}

async function judgeAll(problemId: number, codes: readonly string[]) {
  const ids = [];
  for (const code of codes) {
    ids.push(await addSubmission(server, { problemId, userId: root.id, language: 'C', code }));
  }
  const results = [];
  for (const id of ids) {
    await expect.poll(async () => (await loadSubmission(server, id)).status).not.toBeOneOf([5, 6, 7]);
    const { status, score } = await loadSubmission(server, id);
    results.push([status, score]);
  }
  return results;
}

const printing = (expression: string) => `#include <stdio.h>
int main(void) { int n; scanf("%d", &n); printf("%d\\n", ${expression}); return 0; }
`;

/**
 * Accepts any even number for an even one, and any odd number for an odd one. Reads its input and the output
 * of the program.
 */
const parityChecker = (outputPlace: number, wrong: string) => `#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  int input, output;
  FILE *in = fopen(argv[1], "r"), *out = fopen(argv[${String(outputPlace)}], "r");
  if (!in || !out || fscanf(in, "%d", &input) != 1) abort();
  if (fscanf(out, "%d", &output) != 1) ${wrong};
  if ((input + output) % 2 != 0) ${wrong};
  return 0;
}
`;

test('HOJ: a special judge and subtasks', async () => {
  const entries = hojEntries({
    displayId: 'PARITY',
    document: {
      judgeMode: 'spj',
      samples: [
        { input: '1.in', output: '1.out', score: 40, groupNum: 1 },
        { input: '2.in', output: '2.out', score: 60, groupNum: 2 },
        { input: '3.in', output: '3.out', score: 60, groupNum: 2 },
      ],
    },
    problem: {
      type: 1,
      judgeCaseMode: 'subtask_lowest',
      spjCode: parityChecker(2, 'return 102'),
      spjLanguage: 'C',
    },
  }).slice(0, 1);
  const cases = ['2', '4', '3'].flatMap((input, index) => [
    { name: `problem_1000/${String(index + 1)}.in`, content: `${input}\n` },
    { name: `problem_1000/${String(index + 1)}.out`, content: '' },
  ]);
  const problemId = await importOne(buildZip([...entries, ...cases]));
  const results = await judgeAll(problemId, [printing('n + 2'), printing('2'), printing('n + 1')]);
  expect(results).toEqual([
    [statuses.accepted, 100],
    [statuses.partialAccepted, 40],
    [statuses.wrongAnswer, 0],
  ]);
});

test('FPS: a special judge of HUSTOJ gets its files in the expected order, and its exit code 1 is a wrong answer', async () => {
  const more = `<spj language="C"><![CDATA[${parityChecker(3, 'exit(1)')}]]></spj>`;
  const tests = [
    ['2\n', 'the answer is in the second place\n'],
    ['3\n', 'and no number\n'],
  ] as const;
  const problemId = await importOne(fpsDocument([fpsItem({ tests, more })]));
  const results = await judgeAll(problemId, [printing('n + 2'), printing('n + 1')]);
  expect(results).toEqual([
    [statuses.accepted, null],
    [statuses.wrongAnswer, null],
  ]);
});

test('QDUOJ: a special judge without an answer file', async () => {
  const document = {
    display_id: 'QPARITY',
    title: 'Parity',
    description: { format: 'html', value: '<p>Keep the parity.</p>' },
    time_limit: 1000,
    memory_limit: 256,
    rule_type: 'ACM',
    spj: { code: parityChecker(2, 'return 1'), language: 'C' },
    test_case_score: [{ score: 100, input_name: '1.in', output_name: '-' }],
  };
  const archive = buildZip([
    { name: '1/problem.json', content: JSON.stringify(document) },
    { name: '1/testcase/1.in', content: '2\n' },
  ]);
  const results = await judgeAll(await importOne(archive), [printing('n + 2'), printing('n + 1')]);
  expect(results).toEqual([
    [statuses.accepted, null],
    [statuses.wrongAnswer, null],
  ]);
});

type Check = NonNullable<DataOf<(typeof problemChecksCalls)['GET /api/admin/problem/check']>>;

/** Returns the results of the setter's check for the jury's programs in the package. */
async function checkJury(problemId: number) {
  const { token } = root;
  await server.call('POST /api/admin/problem/check', { body: { pid: problemId }, token });
  const read = async () =>
    (await server.call('GET /api/admin/problem/check', { query: { pid: problemId }, token })).envelope
      .data as Check;
  await expect.poll(async () => (await read()).isRunning).toBe(false);
  const { programs } = await read();
  return Object.fromEntries(programs.map(({ name, status, isAsExpected }) => [name, [status, isAsExpected]]));
}

const sumProgram = 'a, b = map(int, input().split())\nprint(a + b)\n';

test('Polygon: the programs of the jury get their expected verdicts', async () => {
  const files = polygonPackage({
    tests: [
      { input: '1 2\n', answer: '3\n' },
      { input: '2000000000 2000000000\n', answer: '4000000000\n' },
    ],
    solutions: {
      'main:sum.py': sumProgram,
      'wrong-answer:short.py': sumProgram.replace('a + b', '(a + b) % 2**31'),
      'time-limit-exceeded:hangs.py': 'while True: pass\n',
    },
  });
  const archive = buildZip(Object.entries(files).map(([name, content]) => ({ name, content })));
  expect(await checkJury(await importOne(archive))).toEqual({
    'sum.py': [statuses.accepted, true],
    'short.py': [statuses.wrongAnswer, true],
    'hangs.py': [statuses.timeLimitExceeded, true],
  });
});

test('ICPC: the programs of the jury get their expected verdicts, by the validator of the package', async () => {
  const files = {
    'near/problem.yaml': 'name: Near\nvalidation: custom\n',
    'near/.timelimit': '2\n',
    'near/problem_statement/problem.en.md': 'Print a number close to the given one.\n',
    'near/data/secret/1.in': '10\n',
    'near/data/secret/1.ans': '10\n',
    'near/output_validators/near.cpp': `#include <fstream>
#include <iostream>
#include <cstdlib>
int main(int, char** argv) {
  std::ifstream answer(argv[2]);
  long expected = 0, given = 0;
  if (!(answer >> expected) || !(std::cin >> given)) return 43;
  return std::labs(expected - given) <= 2 ? 42 : 43;
}
`,
    'near/submissions/accepted/near.py': 'print(12)\n',
    'near/submissions/wrong_answer/far.py': 'print(13)\n',
    'near/submissions/run_time_error/stops.py': 'raise SystemExit(3)\n',
  };
  const archive = buildZip(Object.entries(files).map(([name, content]) => ({ name, content })));
  const found = await checkJury(await importOne(archive));
  const verdicts = Object.values(found).toSorted(([one], [other]) => Number(one) - Number(other));
  expect(verdicts).toEqual([
    [statuses.wrongAnswer, true],
    [statuses.accepted, true],
    [statuses.runtimeError, true],
  ]);
});
