import { describe, expect, test } from 'vitest';
import { cacheByKey, cacheMany } from './cache-many.ts';

let now = 0;
const clock = () => new Date(now);

describe('cacheByKey', () => {
  const createCache = (maxEntries = 10) => {
    const asked: string[] = [];
    const read = cacheByKey({
      clock,
      ttlMs: 100,
      maxEntries,
      keyOf: ({ name }: { name: string }) => name,
      read: async ({ name }) => {
        asked.push(name);
        if (name === 'bad') throw new Error('unreadable');
        return Promise.resolve(`${name} ${String(asked.length)}`);
      },
    });
    return { asked, read: (name: string) => read({ name }) };
  };

  test('shares one read between callers within the time to live, and reads again afterwards', async () => {
    const { read } = createCache();
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    now += 99;
    expect(await read('a')).toBe('a 1');
    now += 1;
    expect(await read('a')).toBe('a 3');
  });

  test('evicts the entry that was used least recently', async () => {
    const { asked, read } = createCache(2);
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await read(name);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  test('invalidates all entries, also those whose read is in flight', async () => {
    const answers: ((answer: string) => void)[] = [];
    const read = cacheByKey({
      clock,
      ttlMs: 100,
      maxEntries: 10,
      keyOf: (key: string) => key,
      read: () => new Promise<string>((resolve) => answers.push(resolve)),
    });
    const early = read('a');
    read.invalidateAll();
    const late = read('a');
    answers[0]?.('before the change');
    answers[1]?.('after the change');
    expect([await early, await late, await read('a')]).toEqual([
      'before the change',
      'after the change',
      'after the change',
    ]);
  });

  test('does not cache a failure', async () => {
    const { asked, read } = createCache();
    await expect(read('bad')).rejects.toThrow('unreadable');
    await expect(read('bad')).rejects.toThrow('unreadable');
    expect(asked).toEqual(['bad', 'bad']);
  });
});

describe('cacheByKey with stale-while-revalidate', () => {
  test('serves the stale value while it reads a new one, and keeps serving it when that fails', async () => {
    const answers = ['first', new Error('unreadable'), 'second'];
    const read = cacheByKey({
      clock,
      ttlMs: 100,
      maxEntries: 10,
      staleWhileRevalidateMs: 1000,
      keyOf: (key: string) => key,
      read: async () => {
        const answer = answers.shift();
        return typeof answer === 'string'
          ? Promise.resolve(answer)
          : Promise.reject(answer ?? new Error('none'));
      },
    });
    expect(await read('a')).toBe('first');
    now += 100;
    expect(await Promise.all([read('a'), read('a')])).toEqual(['first', 'first']);
    expect(answers).toHaveLength(1);
    await expect.poll(() => read('a')).toBe('second');
    now += 1100;
    await expect(read('a')).rejects.toThrow('none');
  });
});

describe('cacheByKey with sizes', () => {
  test('evicts by the sum of the sizes, the least recently used first', async () => {
    const asked: number[] = [];
    const read = cacheByKey({
      clock,
      ttlMs: 100,
      maxEntries: 10,
      keyOf: (size: number) => size,
      read: (size) => {
        asked.push(size);
        return Promise.resolve(size);
      },
      sizeOf: (size) => size,
    });
    for (const size of [4, 5, 1]) await read(size);
    for (const size of [4, 5, 1]) await read(size);
    expect(asked).toEqual([4, 5, 1]);
    await read(3);
    for (const size of [5, 1, 3]) await read(size);
    expect(asked).toEqual([4, 5, 1, 3]);
    await read(4);
    expect(asked).toEqual([4, 5, 1, 3, 4]);
  });
});

describe('cacheMany', () => {
  const createCache = () => {
    const batches: number[][] = [];
    const read = cacheMany({
      clock,
      ttlMs: 100,
      maxEntries: 10,
      read: async (keys: number[]) => {
        batches.push(keys);
        if (keys.includes(13)) throw new Error('unreadable');
        return Promise.resolve(
          new Map(keys.filter((key) => key < 90).map((key) => [key, `value ${String(key)}`])),
        );
      },
    });
    return { batches, read };
  };

  test('reads missing keys with one call, and returns values in the order of the keys', async () => {
    const { batches, read } = createCache();
    expect([...(await read([3, 1]))]).toEqual([
      [3, 'value 3'],
      [1, 'value 1'],
    ]);
    expect([...(await read([2, 1, 3, 99])).keys()]).toEqual([2, 1, 3]);
    expect(batches).toEqual([
      [3, 1],
      [2, 99],
    ]);
    now += 100;
    await read([1]);
    expect(batches).toHaveLength(3);
    expect((await read([])).size).toBe(0);
  });

  test('reads an invalidated key again, and the others not; a read in flight does not come back', async () => {
    const { batches, read } = createCache();
    await read([1, 2]);
    read.invalidate(1);
    await read([1, 2]);
    expect(batches).toEqual([[1, 2], [1]]);
    const inFlight = read([5]);
    read.invalidateAll();
    expect([...(await inFlight)]).toEqual([[5, 'value 5']]);
    await read([2, 5]);
    expect(batches.slice(2)).toEqual([[5], [2, 5]]);
  });

  test('does not cache a failure', async () => {
    const { batches, read } = createCache();
    await expect(read([13, 4])).rejects.toThrow('unreadable');
    expect([...(await read([4]))]).toEqual([[4, 'value 4']]);
    expect(batches).toEqual([[13, 4], [4]]);
  });
});
