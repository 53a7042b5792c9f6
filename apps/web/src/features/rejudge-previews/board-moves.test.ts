import { describe, expect, it } from 'vitest';
import { describeMove, formatBoardTime } from './board-moves.ts';

const at = (rank: number) => ({ rank, result: 0, time: 0, award: null });

describe('the move of a rank', () => {
  it.each([
    ['the same rank', at(2), at(2), { kind: 'same' }],
    ['a better rank', at(5), at(2), { kind: 'up', by: 3 }],
    ['a worse rank', at(1), at(2), { kind: 'down', by: 1 }],
    ['a star', at(-1), at(-1), { kind: 'unranked' }],
    ['a new contestant', null, at(1), { kind: 'entered' }],
    ['a contestant without results', at(1), null, { kind: 'left' }],
  ])('of %s', (_name, before, after, expected) => {
    expect(describeMove({ before, after })).toEqual(expected);
  });
});

describe('the time on a board', () => {
  it.each([
    [3725, 'acm', '1:02:05'],
    [0, 'acm', '0:00:00'],
    [412, 'oi', '412 ms'],
  ] as const)('%d with %s scoring is %s', (time, scoring, text) => {
    expect(formatBoardTime(time, scoring)).toBe(text);
  });
});
