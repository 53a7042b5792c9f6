import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, test } from 'vitest';
import type { RunFacts } from './case-verdict.ts';
import type { CheckerConvention } from './checker-verdict.ts';
import { judgeInteraction } from './interactive-verdict.ts';

const limits = { timeLimitMs: 1000, memoryLimitBytes: 1e6, stackBytes: 0 };
const fine: RunFacts = {
  endedBy: 'itself',
  exitCode: 0,
  signal: undefined,
  isOutOfMemory: false,
  cpuTimeUs: 0,
  wallTimeUs: 0,
  memoryPeakBytes: 0,
};
const { accepted: ac, wrongAnswer: wa, runtimeError: re, systemError: se } = statuses;
const { timeLimitExceeded: tle, memoryLimitExceeded: mle, partialAccepted: partial } = statuses;
const bySignal = (signal: number) => ({ exitCode: undefined, signal });

function judge(
  program: Partial<RunFacts>,
  interactor: Partial<RunFacts>,
  convention: CheckerConvention = 'plain',
  words = '',
) {
  const report = {
    convention,
    facts: { ...fine, ...interactor },
    standardOutput: '',
    standardError: words,
  };
  return judgeInteraction({ ...fine, ...program }, limits, report);
}

describe('the verdict of an interaction', () => {
  test.each<[string, Partial<RunFacts>, Partial<RunFacts>, number]>([
    ['both end well', {}, {}, ac],
    ['the interactor refuses', {}, { exitCode: 102 }, wa],
    ['the interactor crashes', {}, bySignal(11), se],
    ['the interactor does not end', {}, { endedBy: 'wall-time', ...bySignal(9) }, se],
    ['the program is late', { cpuTimeUs: 2e6 }, {}, tle],
    ['the program is large', { memoryPeakBytes: 2e6 }, {}, mle],
    ['the program is killed for memory', { isOutOfMemory: true, ...bySignal(9) }, {}, mle],
    ['the program is late, the interactor crashes', { cpuTimeUs: 2e6 }, bySignal(11), tle],
    ['the program fails', { exitCode: 1 }, {}, re],
    ['the program fails and is refused', { exitCode: 1 }, { exitCode: 102 }, re],
    ['the program ends itself by a signal and is refused', bySignal(13), { exitCode: 102 }, re],
    ['the program is ended as refused', { endedBy: 'other-run', ...bySignal(9) }, { exitCode: 102 }, wa],
    [
      'the program is late before it is ended as refused',
      { endedBy: 'other-run', ...bySignal(9), cpuTimeUs: 2e6 },
      { exitCode: 102 },
      tle,
    ],
    ['the program waits for ever', { endedBy: 'wall-time', ...bySignal(9) }, { exitCode: 102 }, re],
    ['the program uses up its time', { endedBy: 'cpu-time', ...bySignal(9) }, {}, tle],
    ['the program ends in no known way', { exitCode: undefined }, {}, se],
  ])('%s', (_, program, interactor, status) => {
    expect(judge(program, interactor).status).toBe(status);
  });

  test('points of the interactor count', () => {
    expect(judge({}, { exitCode: 7 }, 'testlib', 'points 40')).toMatchObject({
      status: partial,
      fraction: 0.4,
    });
  });
});

describe('the convention of Kattis', () => {
  const refused = { exitCode: 43, wallTimeUs: 100 };

  test.each<[string, Partial<RunFacts>, Partial<RunFacts>, number]>([
    ['both end well', {}, { exitCode: 42 }, ac],
    ['the program waits for ever', { endedBy: 'wall-time', ...bySignal(9) }, { exitCode: 42 }, tle],
    [
      'the program waits for ever and is refused when it is gone',
      { endedBy: 'wall-time', ...bySignal(9), wallTimeUs: 3_600_000 },
      { exitCode: 43, wallTimeUs: 3_600_500 },
      tle,
    ],
    [
      'refused first, then the program waits for ever',
      { endedBy: 'wall-time', ...bySignal(9), wallTimeUs: 3_600_000 },
      refused,
      wa,
    ],
    ['refused first, then the program fails', { exitCode: 1, wallTimeUs: 200 }, refused, wa],
    ['the program fails first', { exitCode: 1, wallTimeUs: 50 }, refused, re],
    [
      'refused first, and the program is ended',
      { endedBy: 'other-run', ...bySignal(9), wallTimeUs: 200 },
      refused,
      wa,
    ],
    ['refused first, then the program runs on', { cpuTimeUs: 2e6, wallTimeUs: 200 }, refused, wa],
  ])('%s', (_, program, interactor, status) => {
    expect(judge(program, interactor, 'kattis').status).toBe(status);
  });
});
