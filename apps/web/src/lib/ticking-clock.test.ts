import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatRelative } from './dates.ts';
import { createTickingClock } from './ticking-clock.ts';

const start = new Date('2026-11-16T08:00:00.000Z');

describe('the clock of relative times', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }));
  afterEach(() => void vi.useRealTimers());

  it('moves on while a time is shown', () => {
    const clock = createTickingClock();
    const shown: string[] = [];
    const stop = clock.subscribe(() => shown.push(formatRelative(start, clock.get(), 'zh-CN')));
    vi.advanceTimersByTime(50_000);
    expect(new Set(shown)).toEqual(new Set(['刚刚']));
    vi.advanceTimersByTime(20_000);
    expect(shown.at(-1)).toBe('1 分钟前');
    stop();
  });

  it('stops its timer when nothing is shown, and is up to date when something is shown again', () => {
    const clock = createTickingClock();
    clock.subscribe(() => undefined)();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    expect(clock.get().getTime()).toBe(start.getTime() + 3_600_000);
  });

  it('returns one value between two ticks', () => {
    const clock = createTickingClock();
    const stop = clock.subscribe(() => undefined);
    const first = clock.get();
    vi.advanceTimersByTime(5000);
    expect(clock.get()).toBe(first);
    stop();
  });
});
