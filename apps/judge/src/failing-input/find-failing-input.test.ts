/** Real compiler and sandbox: generated inputs, the comparison with a reference, and shrinking. */
import { randomUUID } from 'node:crypto';
import { taskResult, type FailingInputTask } from '@touchstone/contract/judge-messages';
import { statuses } from '@touchstone/contract/statuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJudgingFixture, type JudgingFixture } from '../testing/judging-fixture.ts';
import { findFailingInput } from './find-failing-input.ts';

let fixture: JudgingFixture;
beforeAll(async () => {
  fixture = await openJudgingFixture(['C'], { slots: 1 });
});
afterAll(() => fixture.close());

/** "n", then n numbers; the answer is their maximum. All in C, which starts fast. */
const plain = (code: string) => ({ language: 'C', code: `#include <stdio.h>\n#include <stdlib.h>\n${code}` });
const validator = plain(`int main(void) {
  char line[1000], again[1000], *at = again;
  int n, value;
  if (!fgets(line, 1000, stdin) || sscanf(line, "%d", &n) != 1 || n < 1 || n > 99) goto wrong;
  for (int i = 0; i < n; i++) {
    if (scanf("%d", &value) != 1 || abs(value) > 99) goto wrong;
    if (getchar() != (i + 1 < n ? ' ' : '\\n')) goto wrong;
  }
  if (getchar() == EOF) return 0;
wrong:
  fputs("wrong format", stderr);
  return 3;
}`);
const generator = {
  program: plain(`int main(int count, char **words) {
  if (count < 3) return 1;
  srand(atoi(words[1]));
  int n = atoi(words[2]);
  printf("%d\\n", n);
  for (int i = 0; i < n; i++) printf("%d%c", rand() % 101 - 50, i + 1 < n ? ' ' : '\\n');
}`),
  argumentLines: ['{seed} 3', '{seed} 8'],
};
const c = (body: string) => ({
  language: 'C',
  code: `#include <stdio.h>\nint main(void){int n,i,a[100];scanf("%d",&n);for(i=0;i<n;i++)scanf("%d",a+i);${body}}`,
});
const maximumFrom = (start: string) =>
  c(`int m=${start};for(i=0;i<n;i++)if(a[i]>m)m=a[i];printf("%d\\n",m);`);
const reference = maximumFrom('a[0]');

async function search(changes: Partial<FailingInputTask>) {
  const task: FailingInputTask = {
    kind: 'find-failing-input',
    attemptId: randomUUID(),
    program: reference,
    reference,
    conditions: {
      timeLimitMs: 1000,
      memoryLimitMb: 64,
      stackLimitMb: 32,
      fileIo: null,
      isTrailingBlankIgnored: true,
      userExtraFiles: {},
    },
    judgeMode: 'default',
    checker: null,
    judgeExtraFiles: {},
    validator,
    generators: [generator],
    inputs: [],
    firstSeed: 1,
    triesMaximum: 60,
    // Generous, so that a busy machine does not end the search.
    cpuBudgetMs: 60_000,
    slownessRatio: null,
    isShrunk: true,
    samplesMaximum: 0,
    ...changes,
  };
  const { signal } = new AbortController();
  const result = await findFailingInput(fixture.judging.parts, task, { signal });
  expect(taskResult.parse(result)).toEqual(result);
  return result;
}

describe('the search for a failing input', () => {
  test('shrinks a generated input to the smallest one that fails', async () => {
    const result = await search({ program: maximumFrom('0') });
    expect(result).toMatchObject({ outcome: 'found', fault: null });
    expect(result.found).toMatchObject({
      input: '1\n-1\n',
      expected: '-1\n',
      output: '0\n',
      status: statuses.wrongAnswer,
      note: { code: 'difference', expected: '-1', actual: '0' },
    });
    expect(result.shrinkSteps).toBeGreaterThan(0);
  });

  test('finds nothing for a right program', async () => {
    const result = await search({ triesMaximum: 6 });
    expect(result).toMatchObject({ outcome: 'none', found: null, tried: 6 });
  });

  test('tries the given inputs first', async () => {
    const result = await search({
      program: c('printf("%d\\n",a[0]);'),
      inputs: ['2\n5 4', '2\n4 5'],
      generators: [],
      isShrunk: false,
    });
    expect(result).toMatchObject({ outcome: 'found', tried: 2, found: { input: '2\n4 5\n' } });
  });

  test('reports a crash and a program that hangs', async () => {
    const crash = await search({ program: c('*(volatile int*)0=1;'), isShrunk: false });
    expect(crash.found).toMatchObject({ status: statuses.runtimeError, note: { code: 'signal' } });
    const hang = await search({
      program: c('while(a[0]<0);int m=a[0];for(i=0;i<n;i++)if(a[i]>m)m=a[i];printf("%d\\n",m);'),
      slownessRatio: 5,
      isShrunk: false,
    });
    expect(hang.found).toMatchObject({ status: statuses.timeLimitExceeded, note: { limitMs: 200 } });
  });

  test('asks the checker of the problem', async () => {
    // Accepts the maximum or its negative.
    const checker = plain(`int main(int count, char **names) {
  int output, answer;
  if (count < 4 || fscanf(fopen(names[2], "r"), "%d", &output) != 1) return 101;
  fscanf(fopen(names[3], "r"), "%d", &answer);
  return abs(output) == abs(answer) ? 100 : 101;
}`);
    const judged = { judgeMode: 'spj', checker, triesMaximum: 4 } as const;
    const negative = c('int m=a[0];for(i=0;i<n;i++)if(a[i]>m)m=a[i];printf("%d\\n",-m);');
    expect((await search({ ...judged, program: negative })).outcome).toBe('none');
    expect((await search({ ...judged, program: c('puts("99");'), isShrunk: false })).outcome).toBe('found');
  });

  test('reports inputs for the setter, with the verdict of the validator', async () => {
    const { samples } = await search({
      program: reference,
      inputs: ['1\n5 6'],
      triesMaximum: 2,
      samplesMaximum: 3,
    });
    expect(samples).toMatchObject([
      { generator: null, state: 'invalid', message: 'wrong format', expected: null },
      { generator: 0, arguments: '1 3', state: 'passes', message: null },
      { generator: 0, arguments: '1 8', state: 'passes' },
    ]);
    expect(samples[1]?.input).toMatch(/^3\n/);
  });

  test.each([
    ['program', { program: c('return') }],
    ['reference', { reference: plain('int main(void){return 3;}') }],
    ['generator', { generators: [{ ...generator, argumentLines: ['{seed}'] }] }],
    ['generator', { validator: plain('int main(void){return 1;}') }],
    ['validator', { validator: plain('int main(void){abort();}') }],
    ['checker', { judgeMode: 'spj', checker: null }],
  ] as const)('says that the %s has a defect', async (fault, changes) => {
    const result = await search(changes as Partial<FailingInputTask>);
    expect(result).toMatchObject({ outcome: 'failed', fault });
  });

  test('says that a single given input is invalid', async () => {
    const result = await search({ generators: [], inputs: ['1\n5 6'] });
    expect(result).toMatchObject({ outcome: 'invalid-input', message: 'wrong format' });
  });

  test('without a validator the reference decides what is valid', async () => {
    const result = await search({
      program: maximumFrom('0'),
      validator: null,
      generators: [],
      inputs: ['1\n-7'],
    });
    expect(result.outcome).toBe('found');
  });
});
