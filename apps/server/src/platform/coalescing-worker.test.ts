import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCoalescingWorker, type CoalescingWorkerParts } from './coalescing-worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(options: Partial<CoalescingWorkerParts<number>> = {}) {
  const batches: (readonly number[])[] = [];
  let running = Promise.withResolvers<undefined>();
  const worker = createCoalescingWorker<number>({
    process: async (ids) => {
      batches.push(ids);
      await running.promise;
    },
    onFailure: () => 'retry',
    pauseMs: 100,
    retryMs: 1000,
    ...options,
  });
  const settle = async (how: 'finish' | 'fail') => {
    const current = running;
    running = Promise.withResolvers<undefined>();
    if (how === 'finish') current.resolve(undefined);
    else current.reject(new Error('not now'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { worker, batches, settle };
}

describe('createCoalescingWorker', () => {
  test('processes the first id immediately, and ids that arrive meanwhile together after a pause', async () => {
    const { worker, batches, settle } = start();
    worker.add([1]);
    worker.add([2, 3]);
    worker.add([3]);
    expect(batches).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(batches).toEqual([[1]]);
    await settle('finish');
    await vi.advanceTimersByTimeAsync(99);
    expect(batches).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  test('waits a pause before the first batch if configured', async () => {
    const { worker, batches } = start({ startsAtOnce: false });
    worker.add([1]);
    expect(batches).toEqual([]);
    worker.add([2]);
    await vi.advanceTimersByTimeAsync(100);
    expect(batches).toEqual([[1, 2]]);
  });

  test('bounds a batch, and continues with the rest', async () => {
    const { worker, batches, settle } = start({ maxBatch: 2 });
    worker.add([1, 2, 3]);
    await settle('finish');
    await vi.advanceTimersByTimeAsync(100);
    expect(batches).toEqual([[1, 2], [3]]);
  });

  test('retries a failed batch later, together with new ids', async () => {
    const { worker, batches, settle } = start();
    worker.add([1]);
    worker.add([2]);
    await settle('fail');
    await vi.advanceTimersByTimeAsync(999);
    expect(batches).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([[1], [2, 1]]);
  });

  test('drops a failed batch if configured', async () => {
    const { worker, batches, settle } = start({ onFailure: () => 'drop' });
    worker.add([1]);
    await settle('fail');
    await vi.advanceTimersByTimeAsync(5000);
    expect(batches).toEqual([[1]]);
    worker.add([2]);
    expect(batches).toEqual([[1], [2]]);
  });

  test('drops ids while they are not needed', async () => {
    let isNeeded = true;
    const { worker, batches, settle } = start({ isNeeded: () => isNeeded });
    worker.add([1]);
    worker.add([2]);
    isNeeded = false;
    await settle('finish');
    await vi.advanceTimersByTimeAsync(100);
    worker.add([3]);
    isNeeded = true;
    await vi.advanceTimersByTimeAsync(100);
    expect(batches).toEqual([[1]]);
  });

  test('processes nothing after it was stopped', async () => {
    const { worker, batches, settle } = start();
    worker.add([1]);
    worker.add([2]);
    worker.stop();
    await settle('finish');
    worker.add([3]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(batches).toEqual([[1]]);
  });
});
