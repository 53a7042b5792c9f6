import { describe, expect, it } from 'vitest';
import { formatFen, parseYuan, toYuan } from './money.ts';

describe('an amount', () => {
  it.each([
    [1990, '¥19.90'],
    [2000, '¥20'],
    [0, '¥0'],
    [5, '¥0.05'],
    [123_456_700, '¥1,234,567'],
  ])('of %i fen is %s', (fen, text) => {
    for (const locale of ['zh-CN', 'zh-HK', 'en-US'] as const) expect(formatFen(fen, locale)).toBe(text);
  });

  it.each([
    [19.9, 1990],
    ['19.9', 1990],
    [0.29, 29],
    [1.005, 100],
    [0, 0],
  ])('typed as %j is %i fen', (typed, fen) => {
    expect(parseYuan(typed)).toBe(fen);
  });

  it('is unknown while the field is empty', () => {
    expect(parseYuan('')).toBeNaN();
  });

  it('returns to the field as typed', () => {
    expect(toYuan(parseYuan('19.9'))).toBe(19.9);
  });
});
