import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createChangeThrottle } from './change-throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(pauseMs: number) {
  const sent: [string, number][] = [];
  const throttle = createChangeThrottle<number>({
    rule: {
      applies: () => true,
      merge: (earlier, later) => earlier + later,
      settleMs: 300,
      pauseMs: (subscriberCount) => pauseMs * subscriberCount,
    },
    countSubscribers: () => 2,
    send: (key, change) => sent.push([key, change]),
  });
  return { throttle, sent };
}

describe('createChangeThrottle', () => {
  test('sends a change when it has settled, and keys apart', () => {
    const { throttle, sent } = start(500);
    throttle.add('one', 1);
    throttle.add('two', 2);
    vi.advanceTimersByTime(299);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([
      ['one', 1],
      ['two', 2],
    ]);
    vi.advanceTimersByTime(10_000);
    expect(sent).toHaveLength(2);
  });

  test('merges changes, and sends once more what came too late to have settled', () => {
    const { throttle, sent } = start(500);
    throttle.add('one', 1);
    vi.advanceTimersByTime(200);
    throttle.add('one', 2);
    vi.advanceTimersByTime(100);
    expect(sent).toEqual([['one', 3]]);
    vi.advanceTimersByTime(999);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([
      ['one', 3],
      ['one', 3],
    ]);
  });

  test('waits longer the more subscribers there are', () => {
    const { throttle, sent } = start(5000);
    throttle.add('one', 1);
    vi.advanceTimersByTime(300);
    throttle.add('one', 1);
    vi.advanceTimersByTime(9999);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(2);
  });

  test('sends nothing after it was stopped', () => {
    const { throttle, sent } = start(500);
    throttle.add('one', 1);
    throttle.stop();
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([]);
  });
});
