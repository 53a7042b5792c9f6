import { SandboxError, type Slot } from '@touchstone/sandbox';
import { expect, test } from 'vitest';
import { runInSlot } from './run-in-slot.ts';
import { createSlotPool } from './slot-pool.ts';
import { watchSlots } from './watch-slots.ts';

const notUsed = () => Promise.reject(new Error('not used here'));
const slots: Slot[] = [0, 1].map((index) => ({ index, run: notUsed, runConnected: notUsed }));

test('reports a failure of the sandbox that a second try hides', async () => {
  const reported: [string, number][] = [];
  const pool = watchSlots(createSlotPool(slots), ({ message }, slot) => reported.push([message, slot]));
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
  const pool = watchSlots(createSlotPool(slots), ({ message }) => reported.push(message));
  await expect(pool.use({ queue: 'main' }, () => Promise.reject(new Error('wrong')))).rejects.toThrow(
    'wrong',
  );
  expect(reported).toEqual([]);
  expect(pool.busy).toBe(0);
});
