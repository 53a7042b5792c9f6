import { expect, test } from 'vitest';
import { createProgressBoard } from './import-progress.ts';
import { createSerialQueue } from './serial-queue.ts';

test('starts a task when the task before it has ended, also with an error', async () => {
  const enqueue = createSerialQueue();
  const events: string[] = [];
  const work = (name: string, fails: boolean) => async () => {
    events.push(`${name} begins`);
    await Promise.resolve();
    events.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const outcomes = await Promise.allSettled([enqueue(work('one', true)), enqueue(work('two', false))]);
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('a progress is there while the work goes on, and no longer', async () => {
  const board = createProgressBoard();
  const seen = await board.follow('key', (progress) => {
    progress.imported += 1;
    return Promise.resolve({ ...board.find('key') });
  });
  expect(seen).toEqual({ state: 'waiting', imported: 1, skipped: 0, current: null });
  expect(board.find('key')).toBeUndefined();
  await expect(board.follow('key', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(board.find('key')).toBeUndefined();
});
