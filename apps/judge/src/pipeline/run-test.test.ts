import { taskResult } from '@touchstone/contract/judge-messages';
import { statuses } from '@touchstone/contract/statuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestRun, openJudgingFixture, type JudgingFixture } from '../testing/judging-fixture.ts';
import { runTest } from './run-test.ts';

let fixture: JudgingFixture;
beforeAll(async () => {
  fixture = await openJudgingFixture(['C'], { slots: 1 });
});
afterAll(() => fixture.close());

async function run(described: Parameters<typeof makeTestRun>[0]) {
  const { signal } = new AbortController();
  const result = await runTest(fixture.judging.parts, makeTestRun(described), { signal });
  expect(taskResult.parse(result)).toEqual(result);
  return result;
}
const c = (body: string) => `#include <stdio.h>\n#include <unistd.h>\nint main(void){${body}}`;
const sum = c('long a,b;scanf("%ld%ld",&a,&b);printf("%ld\\n",a+b);fputs("note",stderr);');

describe('a test run', () => {
  test('returns the output of the program', async () => {
    const result = await run({ code: sum, input: '1 2' });
    expect(result).toMatchObject({ status: statuses.accepted, output: '3\n', errorText: 'note' });
    expect(result.timeMs).toBeGreaterThanOrEqual(0);
    expect(result.memoryKb).toBeGreaterThan(0);
  });

  test.each([
    ['3', statuses.accepted],
    ['3 \n\n', statuses.accepted],
    ['4', statuses.wrongAnswer],
  ])('compares with the expected output %j', async (expectedOutput, status) => {
    expect((await run({ code: sum, input: '1 2', expectedOutput })).status).toBe(status);
  });

  test('never ends in a presentation error', async () => {
    const conditions = { isTrailingBlankIgnored: false };
    expect((await run({ code: sum, input: '1 2', expectedOutput: '3', conditions })).status).toBe(
      statuses.wrongAnswer,
    );
  });

  test('appends a line feed to the input', async () => {
    const code = c('int n=0,ch;while((ch=getchar())!=EOF)n=ch;printf("%d",n);');
    expect((await run({ code, input: 'x' })).output).toBe('10');
  });

  test('uses the input and output files of the problem', async () => {
    const conditions = { fileIo: { inputName: 'a.in', outputName: 'a.out' } };
    const code = c(
      'FILE*i=fopen("a.in","r"),*o=fopen("a.out","w");int n;fscanf(i,"%d",&n);fprintf(o,"%d",n*2);fclose(o);',
    );
    expect((await run({ code, input: '21', conditions })).output).toBe('42');
  });

  test.each([
    ['int main( {', statuses.compileError, /error/, null],
    [
      c('fputs("said\\n",stderr);return 9;'),
      statuses.runtimeError,
      /^said/,
      { code: 'exit-code', exitCode: 9 },
    ],
    [c('for(;;);'), statuses.timeLimitExceeded, /^$/, { code: 'time-limit', limitMs: 200 }],
  ])('reports why the program failed, apart from its standard error', async (code, status, words, note) => {
    const result = await run({ code, input: 'x', conditions: { timeLimitMs: 200 } });
    expect(result.status).toBe(status);
    expect(result.errorText ?? '').toMatch(words);
    expect(result.note).toEqual(note);
  });

  test('truncates a large output and replaces invalid UTF-8', async () => {
    const code = c('for(int i=0;i<300000;i++)putchar(i%2?0:255);');
    const { output } = await run({ code, input: 'x' });
    expect(output).toBe('\uFFFD'.repeat(64 * 1024));
  });
});
