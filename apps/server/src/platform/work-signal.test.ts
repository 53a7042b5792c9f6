import { describe, expect, test } from 'vitest';
import { WorkSignal } from './work-signal.ts';

const minute = 60_000;
const never = new AbortController().signal;

describe('WorkSignal', () => {
  test('wakes every waiter', async () => {
    const work = new WorkSignal();
    const wait = () => work.wait({ after: work.version, timeoutMs: minute, signal: never });
    const waits = [wait(), wait()];
    work.notify();
    expect(await Promise.all(waits)).toEqual([true, true]);
  });

  test('does not lose a notification between reading the version and waiting', async () => {
    const work = new WorkSignal();
    const after = work.version;
    work.notify();
    expect(await work.wait({ after, timeoutMs: minute, signal: never })).toBe(true);
  });

  test('ends a wait without a notification at its timeout, or when the signal aborts', async () => {
    const work = new WorkSignal();
    expect(await work.wait({ after: work.version, timeoutMs: 1, signal: never })).toBe(false);
    const controller = new AbortController();
    const waiting = work.wait({ after: work.version, timeoutMs: minute, signal: controller.signal });
    controller.abort();
    expect(await waiting).toBe(false);
    expect(await work.wait({ after: work.version, timeoutMs: minute, signal: controller.signal })).toBe(
      false,
    );
  });

  test('wakes waiters when it is closed', async () => {
    const work = new WorkSignal();
    const waiting = work.wait({ after: work.version, timeoutMs: minute, signal: never });
    work.close();
    await waiting;
    expect(work.isClosed).toBe(true);
  });
});
