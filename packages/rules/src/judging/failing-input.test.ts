import { statuses } from '@touchstone/contract/statuses';
import { expect, test } from 'vitest';
import { hasFailingInput, limitSlowness, listGeneratorCalls, slownessRatioOf } from './failing-input.ts';

test.each([
  ['wrongAnswer', true],
  ['runtimeError', true],
  ['timeLimitExceeded', true],
  ['partialAccepted', true],
  ['accepted', false],
  ['compileError', false],
  ['systemError', false],
  ['judging', false],
  ['cancelled', false],
] as const)('an input can explain %s: %s', (name, expected) => {
  expect(hasFailingInput(statuses[name])).toBe(expected);
});

const conditions = { timeLimitMs: 1000, memoryLimitMb: 64, stackLimitMb: 64 };

test.each([
  [null, 5, 'C++', 1000],
  [20, 0, 'C++', 200],
  [20, 30, 'C++', 600],
  [20, 30, 'Python3', 1200],
  [20, 900, 'C++', 1000],
  [20, 900, 'Python3', 2000],
] as const)(
  'ratio %s to a reference of %i ms in %s: at most %i ms',
  (ratio, referenceTimeMs, language, limit) => {
    expect(limitSlowness(conditions, language, { ratio, referenceTimeMs }).timeLimitMs).toBe(limit);
  },
);

test('only a submission that was too slow is compared with the reference by its time', () => {
  expect(slownessRatioOf(statuses.timeLimitExceeded)).toBe(20);
  expect(slownessRatioOf(statuses.wrongAnswer)).toBeNull();
});

function take(generators: { argumentLines: string[] }[], count: number) {
  return listGeneratorCalls(generators, 7)
    .take(count)
    .map((call) => `${String(call.generator)}: ${call.arguments.join(' ')}`)
    .toArray();
}

test('generators take turns, and each line gets every seed', () => {
  expect(take([{ argumentLines: ['{seed} 5', '{seed}  50'] }, { argumentLines: ['max'] }], 6)).toEqual([
    '0: 7 5',
    '0: 7 50',
    '1: max',
    '0: 8 5',
    '0: 8 50',
    '0: 9 5',
  ]);
});

test('lines without a seed are called once', () => {
  expect(take([{ argumentLines: ['small', 'large'] }], 6)).toEqual(['0: small', '0: large']);
});
