import { expect, test } from 'vitest';
import { createRenderLimit } from './render-limit.ts';

const setUp = (changes: { burst?: number; maxWaiting?: number } = {}) => {
  const clock = { ms: 0 };
  const limits = { burst: 2, refillPerSecond: 0.5, maxWaiting: 8, ...changes };
  const limit = createRenderLimit(limits, () => clock.ms);
  return {
    clock,
    run: (client: string, name = 'page') => limit.run(client, () => Promise.resolve(name)),
    limit,
  };
};

test('refuses a client that has used up its renders, and no other client', async () => {
  const { run } = setUp();
  expect([await run('a'), await run('a'), await run('a')]).toEqual(['page', 'page', undefined]);
  expect(await run('b')).toBe('page');
});

test('refills up to the burst', async () => {
  const { clock, run } = setUp();
  for (const _ of [1, 2]) await run('a');
  clock.ms = 1999;
  expect(await run('a')).toBeUndefined();
  clock.ms = 2000;
  expect(await run('a')).toBe('page');
  clock.ms = 1_000_000;
  expect([await run('a'), await run('a'), await run('a')]).toEqual(['page', 'page', undefined]);
});

test('renders one after another and bounds the queue', async () => {
  const { limit } = setUp({ burst: 9, maxWaiting: 2 });
  const order: string[] = [];
  const first = limit.run('a', async () => {
    order.push('first begins');
    await new Promise((resolve) => setImmediate(resolve));
    order.push('first ends');
  });
  const second = limit.run('a', async () => void order.push('second'));
  let isThirdRun = false;
  await limit.run('a', async () => (isThirdRun = true));
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
  expect(isThirdRun).toBe(false);
});

test('a failed render does not block the next one', async () => {
  const { run, limit } = setUp();
  await expect(limit.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run('a')).toBe('page');
});
