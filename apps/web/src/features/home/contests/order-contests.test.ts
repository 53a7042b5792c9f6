import { describe, expect, it } from 'vitest';
import { orderContests } from './order-contests.ts';

const now = Date.UTC(2026, 10, 15, 12, 0, 0);
const hourMs = 3_600_000;
const wire = (ms: number) => new Date(ms).toISOString().replace('Z', '+0000');
const contest = (startHours: number, endHours: number) => ({
  startTime: wire(now + startHours * hourMs),
  endTime: wire(now + endHours * hourMs),
});

describe('orderContests', () => {
  it('puts running contests first by end, then scheduled ones by start, and drops ended ones', () => {
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
