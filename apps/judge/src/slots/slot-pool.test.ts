import { SandboxError, type Slot } from '@touchstone/sandbox';
import { describe, expect, test } from 'vitest';
import { runInSlot, runInterruptibly } from './run-in-slot.ts';
import { createSlotPool } from './slot-pool.ts';

const makeSlots = (count: number): Slot[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    run: () => Promise.reject(new Error('not used here')),
    runConnected: () => Promise.reject(new Error('not used here')),
  }));

/** Occupies a slot until it is released. */
function hold(pool: ReturnType<typeof createSlotPool>, queue: 'main' | 'extra', log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = pool.use({ queue }, async () => {
    log.push(name);
    await promise;
  });
  return { release: resolve, held };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a pool of slots', () => {
  test('serves waiting callers in order, main before extra', async () => {
    const pool = createSlotPool(makeSlots(1));
    const log: string[] = [];
    const first = hold(pool, 'main', log, 'first');
    const others = [
      hold(pool, 'extra', log, 'extra 1'),
      hold(pool, 'main', log, 'main 1'),
      hold(pool, 'extra', log, 'extra 2'),
      hold(pool, 'main', log, 'main 2'),
    ];
    for (const { release } of [first, ...others]) release();
    await Promise.all([first, ...others].map(({ held }) => held));
    expect(log).toEqual(['first', 'main 1', 'main 2', 'extra 1', 'extra 2']);
    expect(pool.busy).toBe(0);
  });

  test('uses all of its slots', async () => {
    const pool = createSlotPool(makeSlots(2));
    const log: string[] = [];
    const holders = ['a', 'b', 'c'].map((name) => hold(pool, 'extra', log, name));
    await settle();
    expect(log).toEqual(['a', 'b']);
    expect(pool.busy).toBe(2);
    for (const { release } of holders) release();
    await Promise.all(holders.map(({ held }) => held));
  });

  test('frees a slot when the work fails', async () => {
    const pool = createSlotPool(makeSlots(1));
    await expect(pool.use({ queue: 'main' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await pool.use({ queue: 'main' }, async (slot) => slot.index)).toBe(0);
  });

  test('removes aborted callers from the queue', async () => {
    const pool = createSlotPool(makeSlots(1));
    const log: string[] = [];
    const first = hold(pool, 'main', log, 'first');
    const controller = new AbortController();
    const waiting = pool.use({ queue: 'main', signal: controller.signal }, async () => log.push('never'));
    const last = hold(pool, 'main', log, 'last');
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    first.release();
    last.release();
    await Promise.all([first.held, last.held]);
    expect(log).toEqual(['first', 'last']);
  });
});

describe('work in a sandbox that fails', () => {
  test('is retried once in another slot', async () => {
    const pool = createSlotPool(makeSlots(3));
    const tried: number[] = [];
    const result = await runInSlot(pool, { queue: 'main' }, async (slot) => {
      tried.push(slot.index);
      if (tried.length === 1) throw new SandboxError('broken');
      return 'done';
    });
    expect(result).toBe('done');
    expect(tried[1]).not.toBe(tried[0]);
  });

  test('fails after the second attempt', async () => {
    const pool = createSlotPool(makeSlots(1));
    let tries = 0;
    const failing = runInSlot(pool, { queue: 'main' }, async () => {
      tries += 1;
      throw new SandboxError('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(tries).toBe(2);
  });
});

describe('tasks that share the slots', () => {
  const contest = { isInContest: true, usedMs: 0 };
  const ordinary = { isInContest: false, usedMs: 0 };
  const heavy = { isInContest: false, usedMs: 30_000 };

  test('contests come first, then what has used less; every fourth turn is for other work', async () => {
    const pool = createSlotPool(makeSlots(1));
    const log: string[] = [];
    const first = hold(pool, 'main', log, 'first');
    const add = (name: string, share: typeof contest) =>
      pool.use({ queue: 'main', share }, async () => {
        log.push(name);
      });
    const others = [add('heavy', heavy), add('ordinary', ordinary)];
    for (let number = 1; number <= 5; number += 1) others.push(add(`contest ${String(number)}`, contest));
    first.release();
    await Promise.all([first.held, ...others]);
    expect(log).toEqual([
      'first',
      'contest 1',
      'contest 2',
      'contest 3',
      'ordinary',
      'contest 4',
      'contest 5',
      'heavy',
    ]);
  });

  test('the next case of a contest gets the slot of the one before, not what was interrupted', async () => {
    const pool = createSlotPool(makeSlots(1));
    const log: string[] = [];
    const first = hold(pool, 'main', log, 'first');
    const waiting = pool.use({ queue: 'main', share: heavy }, async () => log.push('heavy'));
    const judging = (async () => {
      for (let number = 1; number <= 12; number += 1)
        await pool.use({ queue: 'main', share: contest }, async () => log.push('contest'));
    })();
    first.release();
    await Promise.all([first.held, waiting, judging]);
    expect(log).toEqual(['first', ...Array.from({ length: 12 }, () => 'contest'), 'heavy']);
  });

  test('a contest that waits interrupts other work that can be done again, and that is done later', async () => {
    const pool = createSlotPool(makeSlots(1));
    const log: string[] = [];
    const { signal } = new AbortController();
    let tries = 0;
    const sleeping = runInterruptibly(pool, { queue: 'main', signal, share: heavy }, async (_, ending) => {
      tries += 1;
      if (tries > 1) return log.push('slept');
      const { promise, reject } = Promise.withResolvers<never>();
      ending.addEventListener('abort', () => reject(ending.reason as Error), { once: true });
      return promise;
    });
    await pool.use({ queue: 'main', share: contest }, async () => {
      log.push('contest');
    });
    await sleeping;
    expect(log).toEqual(['contest', 'slept']);
    expect(pool.busy).toBe(0);
  });
});
