import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSearchIndex } from './search-index.ts';

const texts: Record<string, string> = { a: 'north school\0ann', b: 'south\0anna', c: '', d: 'ann ann' };
const find = createSearchIndex(Object.keys(texts), (id) => texts[id] ?? '');

test.each([
  ['ann', ['a', 'b', 'd']],
  ['anna', ['b']],
  ['th', ['a', 'b']],
  ['ol\0an', ['a']],
  ['nn\u0001so', []],
  ['nnsouth', []],
  ['zoe', []],
  ['', []],
])('%j', (keyword, ids) => {
  expect(find(keyword)).toEqual(ids);
});

test('finds the same rows as a scan of each text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '中'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(text), text, (all, keyword) => {
      fc.pre(keyword !== '');
      const ids = all.map((_, index) => String(index));
      const index = createSearchIndex(ids, (id) => all[Number(id)] ?? '');
      expect(index(keyword)).toEqual(ids.filter((id) => all[Number(id)]?.includes(keyword)));
    }),
  );
});
