/** Special judges and interactors with real compilers, right ones and broken ones. */
import { statuses } from '@touchstone/contract/statuses';
import { checkerLimits } from '@touchstone/rules/judging/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileChecker, judgeSubmission } from '../pipeline/index.ts';
import {
  makeTask,
  openJudgingFixture,
  type DescribedTask,
  type JudgingFixture,
} from '../testing/judging-fixture.ts';

let fixture: JudgingFixture;
beforeAll(async () => {
  fixture = await openJudgingFixture(['C', 'C With O2', 'C++ 17', 'C++ 17 With O2', 'Python3']);
});
afterAll(() => fixture.close());

const { signal } = new AbortController();
const judge = async (described: DescribedTask) =>
  judgeSubmission(fixture.judging.parts, await makeTask(fixture, described), { signal });

const c = (body: string) =>
  `#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <unistd.h>\nint main(int argc, char **argv){${body}}`;
const prints = (text: string) => c(`puts("${text}");`);
const { accepted, wrongAnswer, partialAccepted, presentationError, systemError, runtimeError } = statuses;

/** Passes when the output is the sum of the numbers in the input, read through testlib. */
const testlibChecker = {
  language: 'C++ 17',
  code: `#include "testlib.h"
int main(int argc, char *argv[]) {
  registerTestlibCmd(argc, argv);
  int a = inf.readInt(), b = inf.readInt();
  int given = ouf.readInt(), right = ans.readInt();
  if (right != a + b) quitf(_fail, "the answer is wrong");
  if (given == right + 1) quitp(50, "nearly");
  if (given != right) quitf(_wa, "expected %d, found %d", right, given);
  quitf(_ok, "%d", given);
}
`,
};
const sumCase = [{ input: '1 2\n', answer: '3\n', score: 10 }];

describe('a special judge with testlib', () => {
  const spj = (text: string, rest: Partial<DescribedTask> = {}) =>
    judge({
      code: prints(text),
      judgeMode: 'spj',
      checker: testlibChecker,
      cases: sumCase,
      scoring: 'oi',
      ...rest,
    });

  test.each([
    ['3', accepted, 10, /^ok 3/],
    [' 3 ', accepted, 10, /^ok 3/],
    ['5', wrongAnswer, 0, /^wrong answer expected 3, found 5/],
    ['three', wrongAnswer, 0, /^May be output presentation error\. wrong output format/],
    ['', wrongAnswer, 0, /wrong output format|unexpected eof/],
  ])('judges the output %j', async (text, status, score, message) => {
    const result = await spj(text);
    expect(result.cases).toMatchObject([{ status, score }]);
    expect(result.cases[0]?.message).toMatch(message);
  });

  test('a wrong answer file is a System Error', async () => {
    const result = await spj('3', { cases: [{ input: '1 2', answer: '4' }], scoring: 'acm' });
    expect(result.status).toBe(systemError);
    expect(result.errorMessage).toMatch(/FAIL the answer is wrong/);
  });
});

describe('a special judge without testlib', () => {
  const files = 'FILE*f=fopen(argv[2],"r");int n=-1;fscanf(f,"%d",&n);';
  test.each([
    ['exit code 0', c('return 0;'), accepted, 10, null],
    ['exit code 101', c('return 101;'), presentationError, 0, null],
    ['exit code 102 and words', c('fputs("not this",stderr);return 102;'), wrongAnswer, 0, 'not this'],
    ['points on its output', c('puts("30");return 99;'), partialAccepted, 3, null],
    ['the output as its second argument', c(`${files}return n==3?0:102;`), accepted, 10, null],
    [
      'three files',
      c('return argc==4&&!access(argv[1],R_OK)&&!access(argv[3],R_OK)?0:1;'),
      accepted,
      10,
      null,
    ],
    [
      'codes of Kattis',
      c('int n=-1;scanf("%d",&n);FILE*f=fopen(argv[2],"r");int a;fscanf(f,"%d",&a);return a==n?42:43;'),
      accepted,
      10,
      null,
    ],
    [
      'a score of Kattis',
      c(
        'char p[99];sprintf(p,"%sscore.txt",argv[3]);FILE*f=fopen(p,"w");fputs("0.4",f);fclose(f);return argc?42:43;',
      ),
      partialAccepted,
      4,
      null,
    ],
    [
      'a message of Kattis',
      c(
        'char p[99];sprintf(p,"%s/judgemessage.txt",argv[3]);FILE*f=fopen(p,"w");fputs("no",f);fclose(f);return argc?43:42;',
      ),
      wrongAnswer,
      0,
      'no',
    ],
  ])('%s', async (_, code, status, score, message) => {
    const checker = { language: 'C', code };
    const result = await judge({
      code: prints('3'),
      judgeMode: 'spj',
      checker,
      cases: sumCase,
      scoring: 'oi',
    });
    expect(result.cases).toMatchObject([{ status, score, message }]);
  });

  test('may be written in Python with an extra file', async () => {
    const checker = {
      language: 'Python3',
      code: 'import sys, rule\nsys.exit(rule.judge(open(sys.argv[2]).read()))\n',
    };
    const judgeExtraFiles = { 'rule.py': 'def judge(text): return 0 if text.strip() == "3" else 102\n' };
    const result = await judge({
      code: prints('3'),
      judgeMode: 'spj',
      checker,
      judgeExtraFiles,
      cases: sumCase,
    });
    expect(result.status).toBe(accepted);
  });

  test('reads the output file of a problem with file I/O', async () => {
    const checker = { language: 'C', code: c(`${files}return n==3?0:102;`) };
    const conditions = { fileIo: { inputName: 'a.in', outputName: 'a.out' } };
    const writes = c('FILE*f=fopen("a.out","w");fputs("3",f);fclose(f);');
    const task = { judgeMode: 'spj', checker, conditions, cases: sumCase } as const;
    expect((await judge({ ...task, code: writes })).status).toBe(accepted);
    expect((await judge({ ...task, code: prints('3') })).status).toBe(wrongAnswer);
  });
});

describe('a checker that fails', () => {
  test.each([
    ['crashes', c('*(volatile int*)0=0;'), /ended by signal 11/],
    ['writes ok and aborts', c('fputs("ok",stderr);abort();'), /ended by signal 6 .*ok/],
    ['writes ok and ends with an unknown code', c('fputs("ok",stderr);return 1;'), /exit code 1, .*ok/],
    ['floods', c('static char b[65536];for(;;)fwrite(b,1,sizeof b,stderr);'), /wrote too much/],
    ['eats memory', c('for(;;){char*p=malloc(1<<20);memset(p,1,1<<20);}'), /out of memory/],
    ['says nothing of use', c('return 5;'), /exit code 5, which is no verdict/],
  ])('because it %s is a System Error of its case only', async (_, code, message) => {
    const only = c(
      `FILE*f=fopen(argv[1],"r");int n;fscanf(f,"%d",&n);if(n==2)return 0;${code.slice(code.indexOf('{') + 1, -1)}`,
    );
    const checker = { language: 'C', code: only };
    const cases = [
      { input: '1', answer: '' },
      { input: '2', answer: '' },
    ];
    const result = await judge({ code: prints('3'), judgeMode: 'spj', checker, cases, scoring: 'oi' });
    expect(result.cases.map(({ status }) => status)).toEqual([systemError, accepted]);
    expect(result.cases[0]?.message).toMatch(message);
  });

  test('to end in time is a System Error of its case', async () => {
    const checker = { language: 'C', code: c('for(;;);') };
    const task = await makeTask(fixture, { code: prints('3'), judgeMode: 'spj', checker, cases: sumCase });
    const limits = { ...checkerLimits, cpuTimeMs: 200, wallTimeMs: 20_000 };
    const result = await judgeSubmission(
      fixture.judging.parts,
      { ...task, checkerLimits: limits },
      { signal },
    );
    expect(result.status).toBe(systemError);
    expect(result.errorMessage).toMatch(/time/);
  });

  test('to compute is a System Error, and no other case begins', async () => {
    const checker = { language: 'C', code: c('sleep(60);') };
    const cases = Array.from({ length: 5 }, () => sumCase).flat();
    const task = await makeTask(fixture, { code: prints('3'), judgeMode: 'spj', checker, cases });
    const limits = { ...checkerLimits, wallTimeMs: 200 };
    const result = await judgeSubmission(
      fixture.judging.parts,
      { ...task, checkerLimits: limits },
      { signal },
    );
    expect(result).toMatchObject({ status: systemError, note: { code: 'checker-time' } });
    expect(result.cases.at(0)).toMatchObject({ status: systemError });
    expect(result.cases.at(-1)).toMatchObject({
      status: statuses.cancelled,
      note: { code: 'not-judged', fault: 'checker' },
    });
  });

  test('to compile is a System Error with the compiler output', async () => {
    const checker = { language: 'C++ 17', code: 'int main( {' };
    const result = await judge({ code: prints('3'), judgeMode: 'spj', checker, cases: sumCase });
    expect(result).toMatchObject({ status: systemError, cases: [] });
    expect(result.errorMessage).toMatch(/^The checker does not compile\.\nmain\.cpp:1:.*error/s);
  });

  test('to exist is a System Error', async () => {
    const result = await judge({ code: prints('3'), judgeMode: 'spj', checker: null, cases: sumCase });
    expect(result.status).toBe(systemError);
  });
});

describe('compiling a checker for its author', () => {
  const compile = (language: string, code: string) => {
    const task = { kind: 'compile-checker', attemptId: '', role: 'checker', judgeExtraFiles: {} } as const;
    return compileChecker(fixture.judging.parts, { ...task, program: { language, code } }, { signal });
  };

  test('returns success or the compiler output', async () => {
    expect(await compile('C', c('return 0;'))).toEqual({
      kind: 'compile-checker',
      status: accepted,
      message: null,
    });
    expect(await compile('C', 'int main( {')).toMatchObject({
      status: statuses.compileError,
      message: expect.stringMatching(/error/),
    });
    expect(await compile('Malbolge', 'x')).toMatchObject({ status: statuses.compileError });
  });

  test('concurrent requests share one compilation', async () => {
    const source = { language: 'C', code: c('return 0; /* asked for at once */') };
    const programs = await Promise.all(
      Array.from({ length: 5 }, () => fixture.judging.parts.checkers.get(source, {})),
    );
    expect(new Set(programs).size).toBe(1);
  });
});

describe('an interactive problem', () => {
  const interactor = {
    language: 'C++ 17',
    code: `#include "testlib.h"
#include <iostream>
int main(int argc, char *argv[]) {
  registerInteraction(argc, argv);
  int secret = inf.readInt();
  for (int turn = 1; turn <= 20; ++turn) {
    int guess = ouf.readInt(1, 1000000);
    if (guess == secret) { std::cout << "=" << std::endl; quitf(_ok, "%d turns", turn); }
    std::cout << (guess < secret ? "<" : ">") << std::endl;
  }
  quitf(_wa, "too many turns");
}
`,
  };
  const loop = (step: string) =>
    c(
      `int low=1,high=1000000;char s[9];for(;;){int m=(low+high)/2;${step}printf("%d\\n",m);fflush(stdout);if(scanf("%8s",s)!=1)return 0;if(*s=='=')return 0;if(*s=='<')low=m+1;else high=m-1;}`,
    );
  const play = (code: string, rest: Partial<DescribedTask> = {}) =>
    judge({
      code,
      judgeMode: 'interactive',
      checker: interactor,
      cases: [{ input: '271828', answer: '' }],
      ...rest,
    });

  test('a program that finds the number is accepted', async () => {
    const result = await play(loop(''));
    expect(result.status).toBe(accepted);
    expect(result.cases[0]?.message).toMatch(/^ok \d+ turns/);
  });

  test.each([
    ['guesses one number for ever', loop('m=1;'), wrongAnswer],
    ['says something that is no number', c('puts("hello");'), wrongAnswer],
    ['ends at once', c('return 0;'), wrongAnswer],
    ['fails', c('return 3;'), runtimeError],
    ['crashes', c('*(volatile int*)0=0;'), runtimeError],
    ['loops', c('for(;;);'), statuses.timeLimitExceeded],
    ['waits for ever', c('char b[9];for(;;)read(0,b,9);'), runtimeError],
  ])('a program that %s', async (_, code, status) => {
    const result = await play(code, { conditions: { timeLimitMs: 300 } });
    expect(result.status).toBe(status);
  });

  const asksFirst = 'FILE*in=fopen(argv[1],"r");int a,b;if(fscanf(in,"%d",&a)!=1)return 3;';
  test.each([
    [
      'an interactor that writes to a program that has ended decides',
      c('return 0;'),
      `${asksFirst}while(getchar()!=EOF);for(int i=0;i<100000;i++)puts("12345678");fflush(stdout);return 102;`,
      wrongAnswer,
    ],
    [
      'a program that writes on when it is accepted is accepted',
      c('for(int i=0;i<100000;i++)puts("12345678");return fflush(stdout);'),
      `${asksFirst}return scanf("%d",&b)==1?0:102;`,
      accepted,
    ],
    [
      'a program that runs on when it is refused is wrong, not late',
      c('puts("1");fflush(stdout);for(;;);'),
      `${asksFirst}return scanf("%d",&b)==1&&a==b?0:102;`,
      wrongAnswer,
    ],
  ])('%s', async (_, code, body, status) => {
    const result = await play(code, { checker: { language: 'C', code: c(body) } });
    expect(result).toMatchObject({ status, errorMessage: null });
  });

  test.each([
    ['crashes', '*(volatile int*)0=0;'],
    ['writes ok and aborts', 'fputs("ok",stderr);abort();'],
  ])('an interactor that %s is a System Error', async (_, body) => {
    const result = await play(c('return 0;'), { checker: { language: 'C', code: c(body) } });
    expect(result.status).toBe(systemError);
  });

  test('works with program and interactor in Python', async () => {
    const checker = {
      language: 'Python3',
      code: 'import sys\nprint(5, flush=True)\nsys.exit(0 if input() == "6" else 102)\n',
    };
    const code = 'print(int(input()) + 1, flush=True)\n';
    const conditions = { memoryLimitMb: 128 };
    expect((await play(code, { language: 'Python3', checker, conditions })).status).toBe(accepted);
  });
});
