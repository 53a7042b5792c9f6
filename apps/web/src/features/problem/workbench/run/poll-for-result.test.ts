import { statuses } from '@touchstone/contract/statuses';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollForResult } from './poll-for-result.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Pending for a number of answers, then accepted. */
function pendingTimes(count: number) {
  const askedAt: number[] = [];
  const startMs = Date.now();
  const fetchResult = () => {
    askedAt.push(Date.now() - startMs);
    return Promise.resolve({ status: askedAt.length > count ? statuses.accepted : statuses.pending });
  };
  return { askedAt, fetchResult };
}

/** Handles the rejection at once: the fake clock runs before the test awaits it. */
const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('pollForResult', () => {
  it('asks soon at first, then every second', async () => {
    const { askedAt, fetchResult } = pendingTimes(4);
    const result = pollForResult(fetchResult, new AbortController().signal);
    await vi.runAllTimersAsync();
    expect(askedAt).toEqual([250, 600, 1100, 2100, 3100]);
    expect(await result).toEqual({ status: statuses.accepted });
  });

  it('ends with the first result', async () => {
    const { askedAt, fetchResult } = pendingTimes(0);
    const result = pollForResult(fetchResult, new AbortController().signal);
    await vi.runAllTimersAsync();
    expect(await result).toEqual({ status: statuses.accepted });
    expect(askedAt).toHaveLength(1);
  });

  it('stops asking when the user leaves or runs again', async () => {
    const { askedAt, fetchResult } = pendingTimes(100);
    const controller = new AbortController();
    const result = pollForResult(fetchResult, controller.signal);
    const failure = errorOf(result);
    await vi.advanceTimersByTimeAsync(700);
    controller.abort(new Error('left'));
    expect(await failure).toEqual(new Error('left'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(askedAt).toHaveLength(2);
  });

  it('fails with a failed request: a lost result cannot be fetched again', async () => {
    let asked = 0;
    const result = pollForResult(() => {
      asked += 1;
      return Promise.reject(new Error('offline'));
    }, new AbortController().signal);
    const failure = errorOf(result);
    await vi.runAllTimersAsync();
    expect(await failure).toEqual(new Error('offline'));
    expect(asked).toBe(1);
  });
});
