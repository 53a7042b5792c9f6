import { describe, expect, test } from 'vitest';
import { rememberByKey, rememberEach } from './remember-many.ts';

let now = 0;
const clock = () => new Date(now);

describe('rememberByKey', () => {
  const remembering = (most = 10) => {
    const asked: string[] = [];
    const read = rememberByKey({
      clock,
      lifeMs: 100,
      most,
      keyOf: ({ name }: { name: string }) => name,
      read: async ({ name }) => {
        asked.push(name);
        if (name === 'bad') throw new Error('unreadable');
        return Promise.resolve(`${name} ${String(asked.length)}`);
      },
    });
    return { asked, read: (name: string) => read({ name }) };
  };

  test('reads once for all who ask within its life, and anew afterwards', async () => {
    const { read } = remembering();
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    now += 99;
    expect(await read('a')).toBe('a 1');
    now += 1;
    expect(await read('a')).toBe('a 3');
  });

  test('forgets the oldest first', async () => {
    const { asked, read } = remembering(2);
    for (const name of ['a', 'b', 'c', 'b', 'a']) await read(name);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  test('forgets when it is told to, also what is still being read', async () => {
    const answers: ((answer: string) => void)[] = [];
    const read = rememberByKey({
      clock,
      lifeMs: 100,
      most: 10,
      keyOf: (key: string) => key,
      read: () => new Promise<string>((resolve) => answers.push(resolve)),
    });
    const early = read('a');
    read.forgetAll();
    const late = read('a');
    answers[0]?.('before the change');
    answers[1]?.('after the change');
    expect([await early, await late, await read('a')]).toEqual([
      'before the change',
      'after the change',
      'after the change',
    ]);
  });

  test('does not remember a failure', async () => {
    const { asked, read } = remembering();
    await expect(read('bad')).rejects.toThrow('unreadable');
    await expect(read('bad')).rejects.toThrow('unreadable');
    expect(asked).toEqual(['bad', 'bad']);
  });
});

describe('rememberByKey with grace', () => {
  test('serves the old value while a new one is read, and the old one on if that fails', async () => {
    const answers = ['first', new Error('unreadable'), 'second'];
    const read = rememberByKey({
      clock,
      lifeMs: 100,
      most: 10,
      graceMs: 1000,
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

describe('rememberEach', () => {
  const remembering = () => {
    const batches: number[][] = [];
    const read = rememberEach({
      clock,
      lifeMs: 100,
      most: 10,
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

  test('reads together what it does not know, and answers in the order that was asked', async () => {
    const { batches, read } = remembering();
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

  test('does not remember a failure', async () => {
    const { batches, read } = remembering();
    await expect(read([13, 4])).rejects.toThrow('unreadable');
    expect([...(await read([4]))]).toEqual([[4, 'value 4']]);
    expect(batches).toEqual([[13, 4], [4]]);
  });
});
