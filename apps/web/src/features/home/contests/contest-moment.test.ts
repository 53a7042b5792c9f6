import { describe, expect, it } from 'vitest';
import { momentOf, orderContests } from './contest-moment.ts';

const now = Date.UTC(2026, 10, 15, 12, 0, 0);
const hourMs = 3_600_000;
const wire = (ms: number) => new Date(ms).toISOString().replace('Z', '+0000');
const contest = (startHours: number, endHours: number) => ({
  startTime: wire(now + startHours * hourMs),
  endTime: wire(now + endHours * hourMs),
});

describe('momentOf', () => {
  it.each([
    ['before its start', 1, 3, { state: 'scheduled', leftMs: hourMs }],
    ['at its start', 0, 2, { state: 'running', leftMs: 2 * hourMs }],
    ['in the middle', -1, 1, { state: 'running', leftMs: hourMs }],
    ['at its end', -2, 0, { state: 'ended', leftMs: 0 }],
  ])('%s', (_what, start, end, expected) => {
    expect(momentOf(contest(start, end), now)).toEqual(expected);
  });
});

describe('orderContests', () => {
  it('puts running ones first, by their end, then scheduled ones by their start, and leaves out the rest', () => {
    const later = contest(30, 32);
    const soon = contest(2, 90);
    const running = contest(-5, 4);
    const endingSoon = contest(-1, 1);
    const over = contest(-9, -1);
    expect(orderContests([later, over, soon, running, endingSoon], now)).toEqual([
      endingSoon,
      running,
      soon,
      later,
    ]);
  });
});
