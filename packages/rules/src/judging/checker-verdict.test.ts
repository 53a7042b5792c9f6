import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, test } from 'vitest';
import { judgeChecker, listRefusingExitCodes, type CheckerReport } from './checker-verdict.ts';
import type { RunFacts } from './case-verdict.ts';

const {
  accepted: ac,
  partialAccepted: partial,
  presentationError: pe,
  wrongAnswer: wa,
  systemError: se,
} = statuses;

function report(facts: Partial<RunFacts>, rest: Partial<CheckerReport> = {}): CheckerReport {
  return {
    convention: 'plain',
    facts: {
      endedBy: 'itself',
      exitCode: 0,
      signal: undefined,
      isOutOfMemory: false,
      cpuTimeUs: 0,
      wallTimeUs: 0,
      memoryPeakBytes: 0,
      ...facts,
    },
    standardOutput: '',
    standardError: '',
    ...rest,
  };
}

describe('exit codes', () => {
  test.each([
    [0, ac],
    [100, ac],
    [101, pe],
    [102, wa],
    [103, se],
    [1, se],
    [2, se],
    [255, se],
    [42, ac],
    [43, wa],
  ])('%i', (exitCode, status) => {
    expect(judgeChecker(report({ exitCode }))).toMatchObject({ status, fraction: status === ac ? 1 : 0 });
  });

  test.each([
    ['50', partial, 0.5],
    [' 12.5\n', partial, 0.125],
    ['100', ac, 1],
    ['250', ac, 1],
    ['0', partial, 0],
    ['-5', partial, 0],
    ['', partial, 0],
    ['half', partial, 0],
    ['0x32', partial, 0],
    ['Infinity', partial, 0],
  ])('99 with %j on the output', (standardOutput, status, fraction) => {
    expect(judgeChecker(report({ exitCode: 99 }, { standardOutput }))).toMatchObject({ status, fraction });
  });
});

describe('the messages of testlib', () => {
  test.each([
    [1, 'wrong answer 1st number differs', wa, 0],
    [1, 'ok 3 numbers', se, 0],
    [2, 'wrong output format Unexpected end of file', wa, 0],
    [8, 'unexpected eof', wa, 0],
    [3, 'FAIL answer is wrong', se, 0],
    [3, 'ok', se, 0],
    [134, 'ok', se, 0],
    [139, 'wrong answer', se, 0],
    [250, 'points 30', se, 0],
    [134, 'partially correct (40)', se, 0],
    [7, 'points 30 some', partial, 0.3],
    [7, 'points 100', ac, 1],
    [7, 'points abc', partial, 0],
    [16, 'partially correct (16) 16 points', partial, 0.16],
    [29, 'partially correct (29)', partial, 0.29],
    [1, 'okay, nothing known', se, 0],
    [1, 'something else', se, 0],
    [1, '', se, 0],
    [1, `${' '.repeat(2000)}ok`, se, 0],
  ])('exit code %i with %j', (exitCode, standardError, status, fraction) => {
    expect(judgeChecker(report({ exitCode }, { standardError }))).toMatchObject({ status, fraction });
  });

  test.each([0, 42, 43, 99, 100])('partial points count although testlib ends with %i', (exitCode) => {
    const verdict = judgeChecker(
      report({ exitCode }, { convention: 'testlib', standardError: 'partially correct (40) forty' }),
    );
    expect(verdict).toMatchObject({
      status: partial,
      fraction: 0.4,
      message: 'partially correct (40) forty',
    });
  });

  test.each(['ok', 'wrong answer no', 'points 40', 'partially correct (40)'])(
    'a crash after the message %j is a System Error',
    (standardError) => {
      for (const convention of ['plain', 'testlib', 'kattis'] as const) {
        const crashed = report({ exitCode: undefined, signal: 6 }, { convention, standardError });
        expect(judgeChecker(crashed)).toMatchObject({
          status: se,
          fraction: 0,
          message: `The checker ended by signal 6 (SIGABRT), which is no verdict. ${standardError}`,
        });
      }
    },
  );

  test('what the checker wrote is the message', () => {
    expect(judgeChecker(report({}, { standardError: ' ok fine \n' })).message).toBe('ok fine');
    expect(judgeChecker(report({})).message).toBeNull();
    const format = report({ exitCode: 2 }, { standardError: 'wrong output format x' });
    expect(judgeChecker(format).message).toBe('May be output presentation error. wrong output format x');
    expect(judgeChecker(report({ exitCode: 9 }, { standardError: 'hm' })).message).toBe(
      'The checker ended with exit code 9, which is no verdict. hm',
    );
  });
});

describe('the convention of Kattis', () => {
  const kattis = (exitCode: number, rest: Partial<CheckerReport> = {}) =>
    judgeChecker(report({ exitCode }, { convention: 'kattis', ...rest }));

  test.each([
    [42, ac],
    [43, wa],
    [0, se],
    [1, se],
    [99, se],
  ])('exit code %i', (exitCode, status) => {
    expect(kattis(exitCode, { standardError: 'ok' }).status).toBe(status);
  });

  test.each([
    [{ score: '0.25\n' }, partial, 0.25],
    [{ score: '25' }, partial, 0.25],
    [{ score: '1' }, ac, 1],
    [{ score: '100' }, ac, 1],
    [{ score: '0' }, partial, 0],
    [{ score: 'many' }, partial, 0],
    [{ scoreMultiplier: '0.75' }, partial, 0.75],
    [{ score: '3', scoreMultiplier: '1.0' }, ac, 1],
  ])('accepted with %j', (files, status, fraction) => {
    expect(kattis(42, files)).toMatchObject({ status, fraction });
  });

  test('a score does not change a wrong answer', () => {
    expect(kattis(43, { score: '1' })).toMatchObject({ status: wa, fraction: 0 });
  });

  test('the message file comes before the error output', () => {
    expect(kattis(43, { feedback: 'line 3 differs\n', standardError: 'noise' }).message).toBe(
      'line 3 differs',
    );
  });
});

describe('a checker that fails is a System Error', () => {
  test.each<[string, Partial<RunFacts>]>([
    ['The checker ran out of memory.', { isOutOfMemory: true }],
    ['The checker did not end in time.', { endedBy: 'cpu-time', exitCode: undefined, signal: 9 }],
    ['The checker did not end in time.', { endedBy: 'wall-time', exitCode: undefined, signal: 9 }],
    ['The checker wrote too much.', { endedBy: 'output', exitCode: undefined, signal: 9 }],
    ['The sandbox did not say how the checker ended.', { exitCode: undefined }],
    ['The sandbox did not say how the checker ended.', { endedBy: 'boredom' as never }],
  ])('%s', (message, facts) => {
    for (const convention of ['plain', 'testlib', 'kattis'] as const) {
      expect(judgeChecker(report(facts, { convention }))).toMatchObject({ status: se, fraction: 0, message });
    }
  });

  test('has a note if it had to be ended', () => {
    const ended = { endedBy: 'wall-time', exitCode: undefined, signal: 9 } as const;
    expect(judgeChecker(report(ended)).note).toEqual({ code: 'checker-time' });
    expect(judgeChecker(report({ endedBy: 'output', exitCode: undefined, signal: 9 })).note).toBeNull();
  });
});

test.each([
  ['kattis', '', [43]],
  ['testlib', 'wrong answer', [1, 101, 102]],
  ['testlib', 'wrong output format', [2, 4, 8, 101, 102]],
  ['plain', 'wrong answer', [1, 43, 101, 102]],
] as const)(
  'an interactor of %s that says %j refuses with the right exit codes',
  (convention, words, codes) => {
    const listed = listRefusingExitCodes(convention);
    const decided = Array.from({ length: 256 }, (_, exitCode) => ({
      exitCode,
      status: judgeChecker(report({ exitCode }, { convention, standardError: words })).status,
    }));
    const refusing = decided.filter(({ status }) => status === wa || status === pe);
    expect(refusing.map(({ exitCode }) => exitCode)).toEqual(codes);
    expect(listed).toEqual(expect.arrayContaining([...codes]));
    const accepting = decided.filter(({ status }) => status === ac).map(({ exitCode }) => exitCode);
    expect(accepting.filter((exitCode) => listed.includes(exitCode))).toEqual([]);
  },
);
