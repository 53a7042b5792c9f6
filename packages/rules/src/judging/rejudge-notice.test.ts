import { expect, test } from 'vitest';
import { mayLearnOfChange } from './rejudge-notice.ts';

const contest = {
  startMs: 1000,
  endMs: 2000,
  frozenFromMs: 1500,
  isUnfrozenAtEnd: true,
  isVisible: true,
  scoring: 'oi' as const,
};

test.each([
  ['outside contests', null, 1700, true],
  ['before the freeze of an OI contest', contest, 1400, true],
  ['while an OI scoreboard is frozen', contest, 1700, false],
  ['after the freeze', contest, 2500, true],
  ['while the freeze stays after the end', { ...contest, isUnfrozenAtEnd: false }, 2500, false],
  ['while an ACM scoreboard is frozen', { ...contest, scoring: 'acm' as const }, 1700, true],
  ['before the start', contest, 500, false],
  ['in a hidden contest', { ...contest, isVisible: false }, 2500, false],
] as const)('an author may learn of a change: %s', (_name, given, nowMs, expected) => {
  expect(mayLearnOfChange(given, nowMs)).toBe(expected);
});
