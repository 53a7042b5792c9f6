import { describe, expect, test } from 'vitest';
import {
  areResultsOpen,
  canFreeze,
  contestSecond,
  defaultFreezeChoice,
  isFrozenAt,
  freezeChoiceOf,
  frozenFrom,
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
  const frozen = { ...contest, frozenFromMs: 14 * hour };
  test.each([
    ['before it begins', { isUnfrozenAtEnd: true }, 14 * hour - 1, false],
    ['from its first moment', { isUnfrozenAtEnd: true }, 14 * hour, true],
    ['just before the end', { isUnfrozenAtEnd: true }, 15 * hour - 1, true],
    ['at the end, unfrozen automatically', { isUnfrozenAtEnd: true }, 15 * hour, false],
    ['at the end, still frozen', { isUnfrozenAtEnd: false }, 15 * hour, true],
    ['days later, still frozen', { isUnfrozenAtEnd: false }, 90 * hour, true],
  ])('%s', (_when, rule, now, expected) => {
    expect(isFrozenAt({ ...frozen, ...rule }, now)).toBe(expected);
  });

  test('never begins in a contest without one', () => {
    expect(isFrozenAt({ ...contest, frozenFromMs: null, isUnfrozenAtEnd: false }, 15 * hour)).toBe(false);
  });

  test.each([
    ['before the start', { frozenFromMs: null, isUnfrozenAtEnd: true }, 10 * hour - 1, false],
    ['while it runs, without a freeze', { frozenFromMs: null, isUnfrozenAtEnd: true }, 15 * hour - 1, false],
    ['at the end, without a freeze', { frozenFromMs: null, isUnfrozenAtEnd: true }, 15 * hour, true],
    ['at the end, unfrozen', { frozenFromMs: 14 * hour, isUnfrozenAtEnd: true }, 15 * hour, true],
    ['days later, still frozen', { frozenFromMs: 14 * hour, isUnfrozenAtEnd: false }, 90 * hour, false],
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
    expect(Object.fromEntries(choices.map((choice) => [choice, canFreeze(choice, seconds)]))).toEqual(
      allowed,
    );
  });

  test.each([
    ['acm', 1799, 'whole'],
    ['acm', 1800, 'half-hour'],
    ['acm', 3600, 'half-hour'],
    ['acm', 7199, 'half-hour'],
    ['acm', 7200, 'hour'],
    ['oi', 3600, 'whole'],
    ['oi', 600, 'whole'],
  ] as const)('of %s with %d s defaults to %s', (scoring, seconds, choice) => {
    expect(defaultFreezeChoice(scoring, seconds)).toBe(choice);
  });

  test.each(['half-hour', 'hour', 'whole'] as const)('chosen as %s is recognised by its time', (choice) => {
    expect(freezeChoiceOf(frozenFrom(choice, contest), contest)).toBe(choice);
  });

  test('at an unusual time matches no choice', () => {
    expect(freezeChoiceOf(13 * hour, contest)).toBeUndefined();
  });
});
