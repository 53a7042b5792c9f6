import { describe, expect, it } from 'vitest';
import { countAccepted, findFirstFailing, hasDetails, type CaseEntry } from './case-entries.ts';

const entry = (seq: number, status: number, more: Partial<CaseEntry> = {}): CaseEntry => ({
  seq,
  status,
  time: 1,
  memory: 1,
  score: null,
  inputData: null,
  outputData: null,
  userOutput: null,
  ...more,
});

describe('case entries', () => {
  it('counts accepted cases', () => {
    expect(countAccepted([entry(1, 0), entry(2, -1), entry(3, 0), entry(4, -4)])).toBe(2);
  });

  it.each([
    ['none', [entry(1, 0)], undefined],
    ['the first that is wrong', [entry(1, 0), entry(2, 1), entry(3, -1)], 2],
    ['none that was left out', [entry(1, -4), entry(2, -1)], 2],
  ])('finds the first failing case: %s', (_name, cases, seq) => {
    expect(findFirstFailing(cases)?.seq).toBe(seq);
  });

  it.each([
    [{}, false],
    [{ userOutput: '' }, false],
    [{ userOutput: 'Killed by SIGSEGV' }, true],
    [{ inputData: '1.in' }, true],
  ])('detects details of %j: %s', (more, expected) => {
    expect(hasDetails(entry(1, 0, more))).toBe(expected);
  });
});
