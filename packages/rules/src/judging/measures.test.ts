import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { formatDuration, formatLength, formatMemory, formatRunTime, reportTime } from './measures.ts';

describe('measures', () => {
  it.each([
    [0, '0 ms'],
    [53, '53 ms'],
    [999, '999 ms'],
    [1000, '1.00 s'],
    [12_345, '12.35 s'],
  ])('formats %i ms as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  it.each([
    [0, '0 KB'],
    [812, '812 KB'],
    [1024, '1.0 MB'],
    [5046, '4.9 MB'],
    [131_072, '128 MB'],
  ])('formats %i KB as %s', (kilobytes, text) => {
    expect(formatMemory(kilobytes)).toBe(text);
  });

  it.each([
    [0, '0 B'],
    [349, '349 B'],
    [1229, '1.2 KB'],
  ])('formats %i characters of code as %s', (characters, text) => {
    expect(formatLength(characters)).toBe(text);
  });

  const { accepted, wrongAnswer, timeLimitExceeded, partialAccepted } = statuses;

  it.each([
    [accepted, 53, '53 ms'],
    [wrongAnswer, 1000, '1.00 s'],
    [partialAccepted, 1000, '1.00 s'],
    [timeLimitExceeded, 1000, '> 1.00 s'],
    [timeLimitExceeded, 500, '> 500 ms'],
  ])('formats the time of a run with status %i and %i ms as %s', (status, ms, text) => {
    expect(formatRunTime(status, ms)).toBe(text);
  });

  it.each([
    [accepted, 53, 53],
    [wrongAnswer, 999, 999],
    [timeLimitExceeded, 1200, 1000],
    [timeLimitExceeded, 2, 1000],
  ])('reports the limit of 1000 ms for status %i after %i ms: %i', (status, measured, reported) => {
    expect(reportTime(status, measured, 1000)).toBe(reported);
  });
});
