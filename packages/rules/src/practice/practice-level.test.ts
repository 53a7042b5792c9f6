import { describe, expect, it } from 'vitest';
import { choosePracticeLevel, toPracticeLevel } from './practice-level.ts';

const solved = (easy: number, medium: number, hard: number) => [
  ...Array.from({ length: easy }, () => 0),
  ...Array.from({ length: medium }, () => 1),
  ...Array.from({ length: hard }, () => 2),
];

describe('choosePracticeLevel', () => {
  it.each([
    ['nothing solved', solved(0, 0, 0), 0],
    ['four easy ones', solved(4, 0, 0), 0],
    ['five easy ones', solved(5, 0, 0), 1],
    ['harder ones count for the easy level, too', solved(2, 2, 1), 1],
    ['five medium ones', solved(0, 5, 0), 2],
    ['nothing is beyond the last level', solved(50, 50, 50), 2],
  ])('%s', (_, difficulties, level) => {
    expect(choosePracticeLevel(difficulties)).toBe(level);
  });
});

describe('toPracticeLevel', () => {
  it.each([
    [0, 0],
    [2, 2],
    [7, 2],
    [-1, 0],
  ])('difficulty %s is level %s', (difficulty, level) => {
    expect(toPracticeLevel(difficulty)).toBe(level);
  });
});
