import { describe, expect, test } from 'vitest';
import {
  areResultsOpen,
  canSeal,
  contestSecond,
  defaultSealChoice,
  isSealedAt,
  sealChoiceOf,
  sealedFrom,
  stageAt,
} from './contest-time.ts';

const hour = 3_600_000;
const contest = { startMs: 10 * hour, endMs: 15 * hour };

test.each([
  ['a moment before the start', 'scheduled', 10 * hour - 1],
  ['the start itself', 'running', 10 * hour],
  ['a moment before the end', 'running', 15 * hour - 1],
  ['the end itself', 'ended', 15 * hour],
])('%s is %s', (_when, stage, now) => {
  expect(stageAt(contest, now)).toBe(stage);
});

test.each([
  ['before the start', 0, -5000],
  ['at once', 0, 0],
  ['within the first second', 0, 999],
  ['with the second second', 1, 1000],
])('a submission %s has second %d', (_when, second, afterStartMs) => {
  expect(contestSecond(contest, contest.startMs + afterStartMs)).toBe(second);
});

describe('the freeze', () => {
  const sealed = { ...contest, sealedFromMs: 14 * hour };
  test.each([
    ['before it begins', { isUnsealedAtEnd: true }, 14 * hour - 1, false],
    ['from its first moment', { isUnsealedAtEnd: true }, 14 * hour, true],
    ['just before the end', { isUnsealedAtEnd: true }, 15 * hour - 1, true],
    ['at the end, unfrozen automatically', { isUnsealedAtEnd: true }, 15 * hour, false],
    ['at the end, still frozen', { isUnsealedAtEnd: false }, 15 * hour, true],
    ['days later, still frozen', { isUnsealedAtEnd: false }, 90 * hour, true],
  ])('%s', (_when, rule, now, expected) => {
    expect(isSealedAt({ ...sealed, ...rule }, now)).toBe(expected);
  });

  test('never begins in a contest without one', () => {
    expect(isSealedAt({ ...contest, sealedFromMs: null, isUnsealedAtEnd: false }, 15 * hour)).toBe(false);
  });

  test.each([
    ['before the start', { sealedFromMs: null, isUnsealedAtEnd: true }, 10 * hour - 1, false],
    ['while it runs, without a freeze', { sealedFromMs: null, isUnsealedAtEnd: true }, 15 * hour - 1, false],
    ['at the end, without a freeze', { sealedFromMs: null, isUnsealedAtEnd: true }, 15 * hour, true],
    ['at the end, unfrozen', { sealedFromMs: 14 * hour, isUnsealedAtEnd: true }, 15 * hour, true],
    ['days later, still frozen', { sealedFromMs: 14 * hour, isUnsealedAtEnd: false }, 90 * hour, false],
  ])('whether results are public: %s', (_when, rule, now, expected) => {
    expect(areResultsOpen({ ...contest, ...rule }, now)).toBe(expected);
  });

  test.each([
    [1799, { 'half-hour': false, hour: false, whole: true }],
    [1800, { 'half-hour': true, hour: false, whole: true }],
    [3599, { 'half-hour': true, hour: false, whole: true }],
    [3600, { 'half-hour': true, hour: true, whole: true }],
  ])('of a contest of %d s may be %o', (seconds, allowed) => {
    const choices = Object.keys(allowed) as (keyof typeof allowed)[];
    expect(Object.fromEntries(choices.map((choice) => [choice, canSeal(choice, seconds)]))).toEqual(allowed);
  });

  test.each([
    ['acm', 3599, 'whole'],
    ['acm', 3600, 'hour'],
    ['oi', 3600, 'whole'],
    ['oi', 600, 'whole'],
  ] as const)('of %s with %d s defaults to %s', (scoring, seconds, choice) => {
    expect(defaultSealChoice(scoring, seconds)).toBe(choice);
  });

  test.each(['half-hour', 'hour', 'whole'] as const)('chosen as %s is recognised by its time', (choice) => {
    expect(sealChoiceOf(sealedFrom(choice, contest), contest)).toBe(choice);
  });

  test('at an unusual time matches no choice', () => {
    expect(sealChoiceOf(13 * hour, contest)).toBeUndefined();
  });
});
