import { describe, expect, it } from 'vitest';
import { formatLocalMoment, parseLocalMoment } from './local-moment.ts';

describe('the time of a field', () => {
  it.each([
    [new Date(2026, 0, 2, 3, 4), '2026-01-02T03:04'],
    [new Date(2026, 11, 31, 23, 59, 0), '2026-12-31T23:59'],
    [new Date(2026, 11, 31, 23, 59, 5), '2026-12-31T23:59:05'],
    [new Date(2026, 0, 2, 0, 0, 0, 7), '2026-01-02T00:00:00.007'],
  ])('%s is written as %s', (date, text) => {
    expect(formatLocalMoment(date.getTime())).toBe(text);
    expect(parseLocalMoment(text)).toBe(date.getTime());
  });

  it.each(['', '2026-13-01T00:00', 'soon'])('%j is no time', (text) => {
    expect(parseLocalMoment(text)).toBeNaN();
  });
});
