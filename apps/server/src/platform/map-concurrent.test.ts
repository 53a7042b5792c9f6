import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapConcurrent } from './map-concurrent.ts';

test('runs at most so many at once, and returns the results in order', async () => {
  let running = 0;
  let mostRunning = 0;
  const results = await mapConcurrent([5, 1, 3, 2, 4], 2, async (item) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    for (let step = 0; step < item; step += 1) await nextTick();
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 30, 20, 40]);
  expect(mostRunning).toBe(2);
});

test('starts nothing after a failure, and throws when running work has ended', async () => {
  const events: string[] = [];
  const mapping = mapConcurrent(['slow', 'bad', 'next'], 2, async (item) => {
    events.push(`${item} starts`);
    await nextTick();
    if (item === 'bad') throw new Error('bad');
    for (let step = 0; step < 5; step += 1) await nextTick();
    events.push(`${item} ends`);
  });
  await expect(mapping).rejects.toThrow('bad');
  expect(events).toEqual(['slow starts', 'bad starts', 'slow ends']);
});

test('maps nothing to nothing', async () => {
  expect(await mapConcurrent([], 2, () => Promise.resolve(1))).toEqual([]);
});
