import { readFile } from 'node:fs/promises';
import type { CaseResult, SubmissionResult } from '@touchstone/contract/judge-messages';
import { taskResult } from '@touchstone/contract/judge-messages';
import { statuses } from '@touchstone/contract/statuses';
import type { RunRequest } from '@touchstone/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  c,
  makeTask,
  openJudgingFixture,
  sum,
  sumCases,
  type DescribedTask,
  type JudgingFixture,
} from '../testing/judging-fixture.ts';
import type { SlotPool } from '../slots/slot-pool.ts';
import { judgeSubmission } from './judge-submission.ts';
import { Suspended } from './judging-parts.ts';

const oneCase = sumCases.slice(0, 1);
let fixture: JudgingFixture;
beforeAll(async () => {
  fixture = await openJudgingFixture(['C', 'C With O2', 'Python3']);
});
afterAll(() => fixture.close());

async function judge(
  described: DescribedTask,
  hooks: { signal?: AbortSignal; onCase?: (result: CaseResult) => void } = {},
  slots = fixture.judging.parts.slots,
): Promise<SubmissionResult> {
  const task = await makeTask(fixture, described);
  const result = await judgeSubmission({ ...fixture.judging.parts, slots }, task, {
    signal: new AbortController().signal,
    ...hooks,
  });
  // Whatever happens, the server understands it.
  expect(taskResult.parse(result)).toEqual(result);
  return result;
}

describe('the verdict of a submission', () => {
  test.each<[string, string, number, string | null]>([
    ['is right', sum, statuses.accepted, null],
    ['is wrong', c('puts("4");'), statuses.wrongAnswer, null],
    ['writes nothing', c(''), statuses.wrongAnswer, null],
    ['has other blanks at the end', c('printf("3  \\r\\n\\n \\n");'), statuses.accepted, null],
    ['loops', c('for(;;);'), statuses.timeLimitExceeded, null],
    ['sleeps', c('sleep(60);'), statuses.timeLimitExceeded, null],
    [
      'eats memory',
      c('for(;;){char*p=malloc(1<<20);memset(p,1,1<<20);}'),
      statuses.memoryLimitExceeded,
      null,
    ],
    ['fails', c('return 7;'), statuses.runtimeError, 'The program ended with exit code 7.'],
    [
      'crashes',
      c('*(volatile int*)0=0;'),
      statuses.runtimeError,
      'The program was ended by signal 11 (SIGSEGV).',
    ],
    [
      'floods',
      c('static char b[65536];for(;;)fwrite(b,1,sizeof b,stdout);'),
      statuses.runtimeError,
      'The program wrote more output than is allowed.',
    ],
    [
      'writes bytes that are no text',
      c('fwrite("3\\n\\0\\xff\\xfe",1,5,stdout);'),
      statuses.wrongAnswer,
      null,
    ],
  ])('that %s', async (_, code, status, errorMessage) => {
    const result = await judge({ code, cases: oneCase });
    expect(result).toMatchObject({ status, errorMessage, cases: [{ seq: 1, caseId: 1000, status }] });
  });

  test('reports a presentation error where whitespace counts', async () => {
    const conditions = { isTrailingBlankIgnored: false };
    const code = c('printf("3");');
    expect(await judge({ code, conditions, cases: oneCase })).toMatchObject({
      status: statuses.presentationError,
    });
    expect(await judge({ code: sum, conditions, cases: oneCase })).toMatchObject({
      status: statuses.accepted,
    });
  });

  test('doubles the time limit for other languages', async () => {
    const code =
      'import time\na, b = map(int, input().split())\nt = time.process_time()\nwhile time.process_time() - t < 1.2: pass\nprint(a + b)\n';
    const result = await judge({
      language: 'Python3',
      code,
      conditions: { memoryLimitMb: 128 },
      cases: oneCase,
    });
    expect(result.status).toBe(statuses.accepted);
    expect(result.timeMs).toBeGreaterThanOrEqual(1200);
  });
});

describe('compiling', () => {
  test('reports an error with the compiler output and runs no case', async () => {
    const result = await judge({ code: 'int main( {', cases: oneCase });
    expect(result).toMatchObject({ status: statuses.compileError, cases: [], timeMs: null });
    expect(result.errorMessage).toMatch(/^main\.c:1:.*error/m);
  });

  test('reports a compiler that exceeds its time limit', async () => {
    const code =
      '#define A(x) B(x)B(x)B(x)B(x)B(x)B(x)B(x)B(x)\n#define B(x) C(x)C(x)C(x)C(x)C(x)C(x)C(x)C(x)\n#define C(x) D(x)D(x)D(x)D(x)D(x)D(x)D(x)D(x)\n#define D(x) E(x)E(x)E(x)E(x)E(x)E(x)E(x)E(x)\n#define E(x) F(x)F(x)F(x)F(x)F(x)F(x)F(x)F(x)\n#define F(x) G(x)G(x)G(x)G(x)G(x)G(x)G(x)G(x)\n#define G(x) H(x)H(x)H(x)H(x)H(x)H(x)H(x)H(x)\n#define H(x) +x+x+x+x+x+x+x+x\nint main(void){return 0 A(1);}';
    // A second instead of the five that every submission in C has.
    const { parts } = fixture.judging;
    const languages = new Map(
      [...parts.languages].map(([name, language]) => {
        const compileLimits = { ...language.definition.compileLimits, cpuTimeMs: 1000 };
        return [name, { ...language, definition: { ...language.definition, compileLimits } }];
      }),
    );
    const task = await makeTask(fixture, { code, cases: oneCase });
    const { signal } = new AbortController();
    const result = await judgeSubmission({ ...parts, languages }, task, { signal });
    expect(result.status).toBe(statuses.compileError);
    expect(result.errorMessage).toMatch(/The compiler needs more time than is allowed\./);
  });

  const largeArray = (mebibytes: number) =>
    `#include <stdio.h>\nchar a[${mebibytes} << 20] = {1};\nint main(void){long x,y;scanf("%ld%ld",&x,&y);printf("%ld\\n",x+y+a[5]);}`;

  test('accepts a program with 100 MB of initialised data', async () => {
    const conditions = { memoryLimitMb: 256 };
    expect(await judge({ code: largeArray(100), conditions, cases: oneCase })).toMatchObject({
      status: statuses.accepted,
      errorMessage: null,
    });
  });

  test.each([270, 400, 700])('reports that a program of %i MB is too large', async (mebibytes) => {
    const result = await judge({ code: largeArray(mebibytes), cases: oneCase });
    expect(result.status).toBe(statuses.compileError);
    expect(result.errorMessage).toMatch(/The compiled program is too large\.$/);
  });

  test('accepts a source with CRLF and a byte order mark', async () => {
    const code = `\uFEFF${sum.replaceAll('\n', '\r\n')}`;
    expect((await judge({ code, cases: oneCase })).status).toBe(statuses.accepted);
    const python = '\uFEFFa, b = map(int, input().split())\r\nprint(a + b)\r\n';
    expect((await judge({ language: 'Python3', code: python, cases: oneCase })).status).toBe(
      statuses.accepted,
    );
  });

  test('reports an unknown language as a System Error that names it', async () => {
    expect(await judge({ language: 'Malbolge', code: 'x', cases: oneCase })).toMatchObject({
      status: statuses.systemError,
      errorMessage: 'This judge does not offer Malbolge.',
    });
  });

  test('reports Submitted Failed when the compiler succeeds without output', async () => {
    const task = await makeTask(fixture, { code: sum, cases: oneCase });
    const language = fixture.judging.parts.languages.get('C');
    if (language === undefined) throw new Error('C is not offered.');
    const lazy = { ...language, definition: { ...language.definition, compile: [['/bin/true'] as const] } };
    const parts = { ...fixture.judging.parts, languages: new Map([['C', lazy]]) };
    const result = await judgeSubmission(parts, task, { signal: new AbortController().signal });
    expect(result).toMatchObject({
      status: statuses.submittedFailed,
      errorMessage: 'Executable file not found.',
    });
  });
});

describe('files', () => {
  const fileIo = { inputName: 'sum.in', outputName: 'sum.out' };
  const viaFiles = c(
    'FILE*i=fopen("sum.in","r"),*o=fopen("sum.out","w");long a,b;fscanf(i,"%ld%ld",&a,&b);fprintf(o,"%ld\\n",a+b);fclose(o);puts("talk");',
  );

  test.each<[string, string, number, string | null]>([
    ['reads and writes files', viaFiles, statuses.accepted, null],
    ['writes no file', c('puts("3");'), statuses.wrongAnswer, null],
    [
      'makes a link of its output',
      c('symlink("/etc/hostname","sum.out");'),
      statuses.runtimeError,
      'The output file of the program is not a regular file.',
    ],
    [
      'makes a folder of its output',
      c('mkdir("sum.out", 0755);'),
      statuses.runtimeError,
      'The output file of the program is not a regular file.',
    ],
  ])('a program that %s', async (_, code, status, errorMessage) => {
    expect(await judge({ code, conditions: { fileIo }, cases: oneCase })).toMatchObject({
      status,
      errorMessage,
    });
  });

  test('provides extra files at compile time and at run time', async () => {
    const conditions = { userExtraFiles: { 'three.h': '#define THREE 3', 'data.txt': '3' } };
    const code =
      '#include "three.h"\n' +
      c('char b[9]={0};FILE*f=fopen("data.txt","r");fread(b,1,8,f);printf("%d",atoi(b)==THREE?THREE:0);');
    expect((await judge({ code, conditions, cases: oneCase })).status).toBe(statuses.accepted);
    const python = 'import three\nprint(three.value)\n';
    const pythonConditions = { userExtraFiles: { 'three.py': 'value = 3\n' } };
    expect(
      await judge({ language: 'Python3', code: python, conditions: pythonConditions, cases: oneCase }),
    ).toMatchObject({ status: statuses.accepted });
  });
});

describe('unusual data', () => {
  test('handles one line of several megabytes', async () => {
    const line = 'ab'.repeat(4 * 1024 * 1024);
    const copies = c(
      'static char b[65536];size_t n;while((n=fread(b,1,sizeof b,stdin)))fwrite(b,1,n,stdout);',
    );
    const result = await judge({ code: copies, cases: [{ input: line, answer: `${line}\n` }] });
    expect(result.status).toBe(statuses.accepted);
  });

  test('compares bytes that are not UTF-8 exactly', async () => {
    const code = c('fwrite("\\0\\xff\\xfe",1,3,stdout);');
    const cases = [Uint8Array.of(0, 255, 254), Uint8Array.of(0, 255, 255)].map((answer) => ({
      input: '',
      answer,
    }));
    const result = await judge({ code, cases });
    expect(result.cases.map(({ status }) => status)).toEqual([statuses.accepted, statuses.wrongAnswer]);
  });

  test('accepts no output for an empty answer', async () => {
    const cases = [{ input: '', answer: '' }];
    expect((await judge({ code: c(''), cases })).status).toBe(statuses.accepted);
    expect((await judge({ code: c('puts("x");'), cases })).status).toBe(statuses.wrongAnswer);
  });

  test.each(['../escape', '/tmp/escape', 'a/../../escape', '', '.', 'nul\0', 'x'.repeat(5000)])(
    'a file named %j ends in a System Error with a reason, not outside the sandbox',
    async (name) => {
      const beside = await judge({
        code: sum,
        cases: oneCase,
        conditions: { userExtraFiles: { [name]: 'x' } },
      });
      expect(beside).toMatchObject({
        status: statuses.systemError,
        errorMessage: expect.stringMatching(/./),
      });
      const fileIo = { inputName: name, outputName: 'out' };
      const input = await judge({ code: sum, cases: oneCase, conditions: { fileIo } });
      expect(input).toMatchObject({ status: statuses.systemError, errorMessage: expect.stringMatching(/./) });
    },
  );
});

/** Waits before each run in these slots. */
const delayRuns = (pool: SlotPool, wait: (request: RunRequest) => Promise<void>): SlotPool => ({
  ...pool,
  use: (how, work) =>
    pool.use(how, (slot) =>
      work({
        ...slot,
        run: async (request) => {
          await wait(request);
          return slot.run(request);
        },
      }),
    ),
});

describe('several cases', () => {
  const wrongAtFive = c('int n;scanf("%d",&n);printf("%d\\n",n==5?0:n);');
  const numbered = (count: number, groupSize = count) =>
    Array.from({ length: count }, (_, index) => ({
      input: `${index + 1}`,
      answer: `${index + 1}`,
      group: 1 + Math.floor(index / groupSize),
      score: 10,
    }));

  test('run in parallel and are reported in order', async () => {
    const seen: number[] = [];
    const another = Promise.withResolvers<void>();
    const onCase = ({ seq }: CaseResult) => {
      seen.push(seq);
      another.resolve();
    };
    const slots = delayRuns(fixture.judging.parts.slots, async ({ standardInput }) => {
      if ('path' in standardInput && (await readFile(standardInput.path, 'utf8')) === '1')
        await another.promise;
    });
    const result = await judge({ code: wrongAtFive, cases: numbered(6) }, { onCase }, slots);
    expect(result.cases.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(result.cases.map(({ status }) => status)).toEqual([0, 0, 0, 0, -1, 0]);
    expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seen[0]).not.toBe(1);
    expect(result).toMatchObject({ status: statuses.wrongAnswer, score: null });
  });

  test('stop after the first failure in ergodic mode', async () => {
    const result = await judge({ code: wrongAtFive, cases: numbered(7), caseMode: 'ergodic_without_error' });
    expect(result.cases.map(({ status }) => status)).toEqual([0, 0, 0, 0, -1]);
    expect(result.status).toBe(statuses.wrongAnswer);
  });

  test('earn their scores separately in OI mode', async () => {
    const result = await judge({ code: wrongAtFive, cases: numbered(6), scoring: 'oi' });
    expect(result).toMatchObject({ status: statuses.partialAccepted, score: 50 });
    expect(result.cases.map(({ score }) => score)).toEqual([10, 10, 10, 10, 0, 10]);
  });

  test('skip the rest of a failed group in lowest-score subtasks', async () => {
    const result = await judge({
      code: wrongAtFive,
      cases: numbered(9, 3),
      scoring: 'oi',
      caseMode: 'subtask_lowest',
    });
    expect(result.cases.map(({ seq, status }) => [seq, status])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, -1],
      [6, -4],
      [7, 0],
      [8, 0],
      [9, 0],
    ]);
    expect(result.cases[5]).toMatchObject({ score: 0, message: 'Cancelled: Skipped Judging' });
    expect(result).toMatchObject({ status: statuses.partialAccepted, score: 20 });
  });

  test('average their scores in mean-score subtasks', async () => {
    const result = await judge({
      code: wrongAtFive,
      cases: numbered(6, 3),
      scoring: 'oi',
      caseMode: 'subtask_average',
    });
    expect(result).toMatchObject({ status: statuses.partialAccepted, score: 17 });
  });

  test('are required: a problem without any is a System Error', async () => {
    expect(await judge({ code: sum, cases: [] })).toMatchObject({
      status: statuses.systemError,
      errorMessage: 'The problem has no test cases.',
    });
  });

  test('of two concurrent submissions do not mix', async () => {
    const results = await Promise.all([
      judge({ code: sum, cases: sumCases }),
      judge({ code: c('puts("3");'), cases: sumCases }),
      judge({ code: 'int main( {', cases: sumCases }),
    ]);
    expect(results.map(({ status }) => status)).toEqual([0, -1, -2]);
  });
});

test('a submission that takes longer than all its cases may is ended, with what it has', async () => {
  const code = c('long a,b;scanf("%ld%ld",&a,&b);if(a!=1)sleep(60);printf("%ld\\n",a+b);');
  const result = await judge({
    code,
    cases: sumCases,
    conditions: { timeLimitMs: 60_000 },
    totalTimeLimitMs: 400,
  });
  expect(result).toMatchObject({
    status: statuses.timeLimitExceeded,
    note: { code: 'not-judged', fault: 'program' },
    cases: [{ status: statuses.accepted }, { status: statuses.cancelled }],
  });
});

test('a submission that is suspended goes on where it was', async () => {
  const suspending = new AbortController();
  suspending.abort();
  const task = await makeTask(fixture, { code: sum, cases: [...sumCases, ...sumCases] });
  const { parts } = fixture.judging;
  const { signal } = new AbortController();
  const [slots, seen]: [SlotPool, number[]] = [{ ...parts.slots, size: 1 }, []];
  const suspended = await judgeSubmission({ ...parts, slots }, task, {
    signal,
    suspending: suspending.signal,
  }).catch((error: unknown) => error);
  if (!(suspended instanceof Suspended)) throw new Error('it was not suspended');
  expect(suspended.finished.cases).toMatchObject([{ seq: 1, status: statuses.accepted, endsChain: false }]);
  const result = await judgeSubmission(
    { ...parts, slots },
    { ...task, finished: { ...suspended.finished, usedMs: 10 } },
    { signal, onCase: ({ seq }) => seen.push(seq) },
  );
  expect(seen).toEqual([2, 3, 4]);
  expect(result.status).toBe(statuses.accepted);
  expect(result.cases.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(taskResult.parse(result)).toEqual(result);
});
