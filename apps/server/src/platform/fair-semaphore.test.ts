import { describe, expect, test } from 'vitest';
import { FairSemaphore } from './fair-semaphore.ts';

const roomy = { maximumWaiting: 100, maximumWaitingOfOneCaller: 100 };

/** Work that ends when the test says so. */
function createWork(log: string[]) {
  const gates = new Map<string, () => void>();
  const start = (name: string) => async () => {
    log.push(name);
    await new Promise<void>((resolve) => gates.set(name, resolve));
  };
  const finish = async (name: string) => {
    gates.get(name)?.();
    await new Promise(setImmediate);
  };
  return { start, finish };
}

describe('FairSemaphore', () => {
  test('runs at most as many at once as it has permits', async () => {
    const semaphore = new FairSemaphore({ parallel: 2, ...roomy });
    const log: string[] = [];
    const { start, finish } = createWork(log);
    const all = ['a', 'b', 'c'].map((name) => semaphore.run('caller', start(name)));
    await new Promise(setImmediate);
    expect(log).toEqual(['a', 'b']);
    await finish('b');
    expect(log).toEqual(['a', 'b', 'c']);
    await finish('a');
    await finish('c');
    await Promise.all(all);
  });

  test('serves the callers in round robin, however many requests each has', async () => {
    const semaphore = new FairSemaphore({ parallel: 1, ...roomy });
    const log: string[] = [];
    const { start, finish } = createWork(log);
    const flood = ['flood-1', 'flood-2', 'flood-3', 'flood-4'].map((name) =>
      semaphore.run('flood', start(name)),
    );
    const calm = semaphore.run('calm', start('calm'));
    await new Promise(setImmediate);
    for (const name of ['flood-1', 'flood-2', 'calm', 'flood-3', 'flood-4']) await finish(name);
    await Promise.all([...flood, calm]);
    expect(log).toEqual(['flood-1', 'flood-2', 'calm', 'flood-3', 'flood-4']);
  });

  test('refuses a caller whose queue is full, and admits another one', async () => {
    const semaphore = new FairSemaphore({ parallel: 1, maximumWaiting: 3, maximumWaitingOfOneCaller: 1 });
    const { start, finish } = createWork([]);
    const admitted = [
      semaphore.run('a', start('a-1')),
      semaphore.run('a', start('a-2')),
      semaphore.run('b', start('b')),
    ];
    await expect(semaphore.run('a', start('a-3'))).rejects.toMatchObject({ code: 'tooManyRequests' });
    admitted.push(semaphore.run('c', start('c')));
    await expect(semaphore.run('d', start('d'))).rejects.toMatchObject({ code: 'tooManyRequests' });
    await new Promise(setImmediate);
    for (const name of ['a-1', 'a-2', 'b', 'c']) await finish(name);
    await Promise.all(admitted);
  });

  test('releases the permit of work that failed', async () => {
    const semaphore = new FairSemaphore({ parallel: 1, ...roomy });
    const failing = semaphore.run('a', () => Promise.reject(new Error('no')));
    const next = semaphore.run('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
    await expect(semaphore.run('b', () => Promise.resolve('free again'))).resolves.toBe('free again');
  });
});
