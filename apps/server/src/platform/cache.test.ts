import { expect, test } from 'vitest';
import { cached } from './cache.ts';

test('an invalidated value is read again; a read in flight does not come back', async () => {
  let count = 0;
  const load = cached({ clock: () => new Date(0), ttlMs: 100, read: () => Promise.resolve((count += 1)) });
  expect([await load(), await load()]).toEqual([1, 1]);
  load.invalidate();
  const inFlight = load();
  load.invalidate();
  expect([await inFlight, await load(), await load()]).toEqual([2, 3, 3]);
});
