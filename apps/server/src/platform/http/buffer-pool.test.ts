import { expect, test } from 'vitest';
import { createBufferPool } from './buffer-pool.ts';

test('a buffer that was given back is used again for what fits into it', () => {
  const pool = createBufferPool();
  const first = pool.borrow(50_000);
  expect(first.buffer.length).toBeGreaterThanOrEqual(50_000);
  first.giveBack();
  expect(pool.borrow(40_000).buffer).toBe(first.buffer);
});

test('nobody gets a buffer that another one holds, even where it was given back twice', () => {
  const pool = createBufferPool();
  const first = pool.borrow(1);
  expect(pool.borrow(1).buffer).not.toBe(first.buffer);
  first.giveBack();
  first.giveBack();
  const again = [pool.borrow(1), pool.borrow(1)];
  expect(again[0]?.buffer).toBe(first.buffer);
  expect(again[1]?.buffer).not.toBe(first.buffer);
});

test('what is larger is not mixed up with what is smaller, and huge ones are not kept', () => {
  const pool = createBufferPool();
  pool.borrow(10).giveBack();
  expect(pool.borrow(100_000).buffer.length).toBeGreaterThanOrEqual(100_000);
  const huge = pool.borrow(8 * 1024 * 1024);
  huge.giveBack();
  expect(pool.borrow(8 * 1024 * 1024).buffer === huge.buffer).toBe(false);
});
