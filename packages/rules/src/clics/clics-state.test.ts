import { describe, expect, test } from 'vitest';
import { clicsState } from './clics-state.ts';
import { formatMoment } from './clics-time.ts';

const seal = { startMs: 1_000_000, endMs: 5_000_000, frozenFromMs: 4_000_000, isUnfrozenAtEnd: true };
const staysFrozen = { ...seal, isUnfrozenAtEnd: false };
const never = { ...seal, frozenFromMs: null };
const whole = { ...seal, frozenFromMs: seal.startMs };

/** As milliseconds, in the order of the API. */
const moments = (rule: typeof seal | typeof never, facts: Parameters<typeof clicsState>[1]) => {
  const { started, frozen, ended, thawed, finalized, end_of_updates: over } = clicsState(rule, facts);
  return [started, frozen, ended, thawed, finalized, over].map((text) => text && Date.parse(text));
};
const audience = 'inside' as const;

describe('moments of a contest', () => {
  test.each([
    ['before it', seal, 999_999, null, [null, null, null, null, null, null]],
    ['from its start', seal, 1_000_000, 0, [1_000_000, null, null, null, null, null]],
    ['from the freeze', seal, 4_000_000, null, [1_000_000, 4_000_000, null, null, null, null]],
    ['frozen from its start', whole, 2_000_000, null, [1_000_000, 1_000_001, null, null, null, null]],
    ['over, still judging', seal, 5_000_000, null, [1_000_000, 4_000_000, 5_000_000, 5_000_001, null, null]],
    [
      'over and judged',
      seal,
      5_000_500,
      4_999_000,
      [1_000_000, 4_000_000, 5_000_000, 5_000_001, 5_000_001, 5_000_002],
    ],
    [
      'a board that stays frozen',
      staysFrozen,
      6_000_000,
      5_000_300,
      [1_000_000, 4_000_000, 5_000_000, null, 5_000_300, null],
    ],
    ['never sealed', never, 6_000_000, 5_000_300, [1_000_000, null, 5_000_000, null, 5_000_300, 5_000_301]],
  ] as const)('%s', (_when, rule, nowMs, settledMs, expected) => {
    expect(moments(rule, { audience, nowMs, settledMs })).toEqual(expected);
  });

  test('a board that stays frozen is final for administrators at the end', () => {
    expect(moments(staysFrozen, { audience: 'runs-it', nowMs: 6_000_000, settledMs: 5_000_300 })).toEqual([
      1_000_000, 4_000_000, 5_000_000, 5_000_001, 5_000_300, 5_000_301,
    ]);
  });

  test('are formatted with their offset', () => {
    const { started } = clicsState(seal, { audience, nowMs: 2_000_000, settledMs: null });
    expect(started).toBe(formatMoment(1_000_000));
  });
});
