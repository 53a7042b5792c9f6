import { SandboxError, type Slot } from '@touchstone/sandbox';
import { expect, test } from 'vitest';
import { runInSlot } from './run-in-slot.ts';
import { createSlotPool } from './slot-pool.ts';
import { createUsedTime, taskSlots } from './task-slots.ts';

const share = () => ({ isInContest: false, used: createUsedTime() });
const notUsed = () => Promise.reject(new Error('not used here'));
const slots: Slot[] = [0, 1].map((index) => ({ index, run: notUsed, runConnected: notUsed }));

test('reports a failure of the sandbox that a second try hides', async () => {
  const reported: [string, number][] = [];
  const pool = taskSlots(createSlotPool(slots), share(), ({ message }, slot) =>
    reported.push([message, slot]),
  );
  let tries = 0;
  const answer = await runInSlot(pool, { queue: 'main' }, async ({ index }) => {
    tries += 1;
    if (tries === 1) throw new SandboxError('the helper ended');
    return Promise.resolve(index);
  });
  expect(answer).toBe(1);
  expect(reported).toEqual([['the helper ended', 0]]);
});

test('reports no other error, and passes it on', async () => {
  const reported: string[] = [];
  const pool = taskSlots(createSlotPool(slots), share(), ({ message }) => reported.push(message));
  await expect(pool.use({ queue: 'main' }, () => Promise.reject(new Error('wrong')))).rejects.toThrow(
    'wrong',
  );
  expect(reported).toEqual([]);
  expect(pool.busy).toBe(0);
});

test('measures for how long the task has slots, not for how long it waits', async () => {
  const used = createUsedTime();
  const pool = createSlotPool(slots.slice(0, 1));
  const mine = taskSlots(pool, { isInContest: false, used }, () => undefined);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const other = pool.use({ queue: 'main' }, () => isReleased);
  const begun = Promise.withResolvers<void>();
  const { promise: isEnded, resolve: end } = Promise.withResolvers<void>();
  const work = mine.use({ queue: 'main' }, async () => {
    begun.resolve();
    await isEnded;
  });
  expect(used.usedMs).toBe(0);
  release();
  await begun.promise;
  await expect.poll(() => used.usedMs).toBeGreaterThan(0);
  end();
  await Promise.all([other, work]);
  const { usedMs } = used;
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(used.usedMs).toBe(usedMs);
});
