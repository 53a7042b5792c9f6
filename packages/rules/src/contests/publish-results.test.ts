import { expect, test } from 'vitest';
import { refusePublishing } from './publish-results.ts';

const contest = { startMs: 1000, endMs: 2000, frozenFromMs: 1500, isUnfrozenAtEnd: false };

test.each([
  ['while it runs', contest, 1999, 'not-ended'],
  ['after the end', contest, 2000, undefined],
  ['after the end, published before', { ...contest, isUnfrozenAtEnd: true }, 2000, undefined],
  ['without a freeze', { ...contest, frozenFromMs: null }, 2000, 'never-frozen'],
])('%s', (_when, rule, nowMs, refusal) => {
  expect(refusePublishing(rule, nowMs)).toBe(refusal);
});
