import { describe, expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

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

describe('turns', () => {
  test('run at most as many at once as allowed', async () => {
    const turns = new FairTurns({ parallel: 2, ...roomy });
    const log: string[] = [];
    const { start, finish } = createWork(log);
    const all = ['a', 'b', 'c'].map((name) => turns.run('caller', start(name)));
    await new Promise(setImmediate);
    expect(log).toEqual(['a', 'b']);
    await finish('b');
    expect(log).toEqual(['a', 'b', 'c']);
    await finish('a');
    await finish('c');
    await Promise.all(all);
  });

  test('go round the callers, whoever asked most', async () => {
    const turns = new FairTurns({ parallel: 1, ...roomy });
    const log: string[] = [];
    const { start, finish } = createWork(log);
    const flood = ['flood-1', 'flood-2', 'flood-3', 'flood-4'].map((name) => turns.run('flood', start(name)));
    const calm = turns.run('calm', start('calm'));
    await new Promise(setImmediate);
    for (const name of ['flood-1', 'flood-2', 'calm', 'flood-3', 'flood-4']) await finish(name);
    await Promise.all([...flood, calm]);
    expect(log).toEqual(['flood-1', 'flood-2', 'calm', 'flood-3', 'flood-4']);
  });

  test('are refused to a caller whose line is too long, not to another one', async () => {
    const turns = new FairTurns({ parallel: 1, maximumWaiting: 3, maximumWaitingOfOneCaller: 1 });
    const { start, finish } = createWork([]);
    const admitted = [turns.run('a', start('a-1')), turns.run('a', start('a-2')), turns.run('b', start('b'))];
    await expect(turns.run('a', start('a-3'))).rejects.toMatchObject({ code: 'tooManyRequests' });
    admitted.push(turns.run('c', start('c')));
    await expect(turns.run('d', start('d'))).rejects.toMatchObject({ code: 'tooManyRequests' });
    await new Promise(setImmediate);
    for (const name of ['a-1', 'a-2', 'b', 'c']) await finish(name);
    await Promise.all(admitted);
  });

  test('go on after work that failed', async () => {
    const turns = new FairTurns({ parallel: 1, ...roomy });
    const failing = turns.run('a', () => Promise.reject(new Error('no')));
    const next = turns.run('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
    await expect(turns.run('b', () => Promise.resolve('free again'))).resolves.toBe('free again');
  });
});
