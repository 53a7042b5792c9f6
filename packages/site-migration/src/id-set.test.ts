import { expect, test } from 'vitest';
import { IdSet } from './id-set.ts';

test('knows exactly the ids that were added', () => {
  const ids = new IdSet();
  const added = [0, 1, 7, 8, 65_535, 65_536, 2 ** 40];
  for (const id of added) ids.add(id);
  expect(added.every((id) => ids.has(id))).toBe(true);
  expect([2, 9, 65_534, 65_537, 2 ** 40 + 1].some((id) => ids.has(id))).toBe(false);
});
