import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses } from '@touchstone/contract/statuses';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeRun, measureRun, type RunFacts } from './case-verdict.ts';

const limits = { timeLimitMs: 1000, memoryLimitBytes: 64 * 1024 * 1024, stackBytes: 0 };
const fine: RunFacts = {
  endedBy: 'itself',
  exitCode: 0,
  signal: undefined,
  isOutOfMemory: false,
  cpuTimeUs: 1000,
  wallTimeUs: 2000,
  memoryPeakBytes: 1024 * 1024,
};
const { timeLimitExceeded: tle, memoryLimitExceeded: mle, runtimeError: re, systemError: se } = statuses;
const bySignal = (signal: number) => ({ exitCode: undefined, signal });

describe('the verdict of a run', () => {
  test.each<[string, Partial<RunFacts>, number | undefined]>([
    ['ends well', {}, undefined],
    ['uses exactly its time', { cpuTimeUs: 1_000_000 }, undefined],
    ['uses a microsecond more', { cpuTimeUs: 1_000_001 }, tle],
    ['uses exactly its memory', { memoryPeakBytes: limits.memoryLimitBytes }, undefined],
    ['uses a byte more', { memoryPeakBytes: limits.memoryLimitBytes + 1 }, mle],
    ['is ended for its CPU time', { endedBy: 'cpu-time', ...bySignal(9) }, tle],
    ['is ended for its wall time', { endedBy: 'wall-time', ...bySignal(9) }, tle],
    ['is late and crashes', { cpuTimeUs: 2_000_000, ...bySignal(11) }, tle],
    ['is late and large', { cpuTimeUs: 2_000_000, memoryPeakBytes: 1e9 }, tle],
    ['is killed for memory', { isOutOfMemory: true, ...bySignal(9) }, mle],
    ['is killed for memory and fails', { isOutOfMemory: true, exitCode: 1 }, mle],
    ['is killed for memory and goes on', { isOutOfMemory: true }, mle],
    ['is killed for memory while late', { isOutOfMemory: true, endedBy: 'wall-time', ...bySignal(9) }, mle],
    ['writes too much', { endedBy: 'output', ...bySignal(9) }, re],
    ['writes too much and is large', { endedBy: 'output', memoryPeakBytes: 1e9, ...bySignal(9) }, mle],
    ['fails', { exitCode: 1 }, re],
    ['crashes', bySignal(11), re],
    ['ends in no known way', { exitCode: undefined, signal: undefined }, se],
    ['ends in two ways', { exitCode: 0, signal: 9 }, se],
    ['was not measured', { cpuTimeUs: Number.NaN }, se],
    ['was measured below zero', { memoryPeakBytes: -1 }, se],
    ['is ended by what we do not know', { endedBy: 'boredom' as never }, se],
  ])('that %s', (_, facts, status) => {
    expect(judgeRun({ ...fine, ...facts }, limits)?.status).toBe(status);
  });

  test.each<[Partial<RunFacts>, JudgeNote, string | null]>([
    [{ exitCode: 3 }, { code: 'exit-code', exitCode: 3 }, 'The program ended with exit code 3.'],
    [bySignal(11), { code: 'signal', signal: 11 }, 'The program was ended by signal 11 (SIGSEGV).'],
    [bySignal(64), { code: 'signal', signal: 64 }, 'The program was ended by signal 64.'],
    [
      { endedBy: 'output', ...bySignal(9) },
      { code: 'output-limit' },
      'The program wrote more output than is allowed.',
    ],
    [{ endedBy: 'wall-time', ...bySignal(9) }, { code: 'idle' }, 'The program waited for too long.'],
    [{ cpuTimeUs: 2_000_000 }, { code: 'time-limit', limitMs: 1000 }, null],
    [{ isOutOfMemory: true }, { code: 'memory-limit', limitMb: 64 }, null],
    [{ memoryPeakBytes: 1e9 }, { code: 'memory-limit', limitMb: 64 }, null],
  ])('%j is explained by a note, and in English for other clients', (facts, note, message) => {
    expect(judgeRun({ ...fine, ...facts }, limits)).toMatchObject({ note, message });
  });

  test('only a clean exit within the limits lets the output decide', () => {
    const anyFacts = fc.record({
      endedBy: fc.constantFrom('itself', 'cpu-time', 'wall-time', 'output', 'other'),
      exitCode: fc.option(fc.integer({ min: -1, max: 255 }), { nil: undefined }),
      signal: fc.option(fc.integer({ min: 0, max: 64 }), { nil: undefined }),
      isOutOfMemory: fc.boolean(),
      cpuTimeUs: fc.oneof(fc.integer({ min: -1, max: 2_000_000 }), fc.constant(Number.NaN)),
      wallTimeUs: fc.integer(),
      memoryPeakBytes: fc.integer({ min: -1, max: 2 * limits.memoryLimitBytes }),
    });
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const isClean =
          facts.endedBy === 'itself' &&
          facts.exitCode === 0 &&
          facts.signal === undefined &&
          !facts.isOutOfMemory;
        const isWithin =
          facts.cpuTimeUs >= 0 &&
          facts.cpuTimeUs <= 1_000_000 &&
          facts.memoryPeakBytes >= 0 &&
          facts.memoryPeakBytes <= limits.memoryLimitBytes;
        expect(judgeRun(facts as RunFacts, limits) === undefined).toBe(isClean && isWithin);
      }),
    );
  });

  test('time and memory are shown in whole milliseconds and kilobytes', () => {
    expect(measureRun({ ...fine, cpuTimeUs: 1999, memoryPeakBytes: 2047 })).toEqual({
      timeMs: 1,
      memoryKb: 1,
    });
    expect(measureRun({ ...fine, cpuTimeUs: Number.NaN })).toEqual({ timeMs: 0, memoryKb: 0 });
  });
});
