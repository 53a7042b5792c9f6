import { expect, test } from 'vitest';
import { clampLevel, highestLevel, limitsOf } from './hint-levels.ts';

test.each([
  [['code', null, null], 'code'],
  [['code', 'approach', null], 'approach'],
  [['approach', 'code', 'concept'], 'concept'],
  [['question', 'code', 'code'], 'question'],
] as const)('of %j the lowest level holds: %s', (allowed, highest) => {
  expect(highestLevel(allowed)).toBe(highest);
});

test('a request for more than is allowed gets the highest allowed level', () => {
  expect([clampLevel('code', 'concept'), clampLevel('question', 'concept')]).toEqual(['concept', 'question']);
});

test('only the two highest levels show code, and only the highest real code', () => {
  expect(limitsOf('approach').maxCodeLines).toBe(0);
  expect(limitsOf('pseudo-code')).toMatchObject({ isPseudoCodeOnly: true });
  expect(limitsOf('code')).toMatchObject({ isPseudoCodeOnly: false });
});
