import { expect, test } from 'vitest';
import { listMounted, computeView, rowHeightFor } from './stage-view.ts';

test.each([
  [
    'the lowest row of a long board',
    { rowCount: 300, focus: 299 },
    { offset: 17_280, first: 285, last: 300 },
  ],
  ['a row in the middle', { rowCount: 300, focus: 150 }, { offset: 8540, first: 139, last: 158 }],
  ['the first row', { rowCount: 300, focus: 0 }, { offset: 0, first: 0, last: 15 }],
  ['a board that fits', { rowCount: 5, focus: 4 }, { offset: 0, first: 0, last: 5 }],
])('shows %s', (_what, { rowCount, focus }, expected) => {
  expect(computeView({ rowCount, focus, rowHeight: 60, height: 720 })).toEqual(expected);
});

test('keeps leaving rows mounted for one more step, in a stable order', () => {
  const view = { offset: 0, first: 1, last: 3 };
  expect(listMounted(['c', 'b', 'a', 'd'], ['b', 'a', 'c', 'd'], view)).toEqual(['a', 'b', 'c']);
});

test('uses two lines per row on a narrow screen', () => {
  expect([rowHeightFor(390, 600), rowHeightFor(1440, 720), rowHeightFor(1920, 400)]).toEqual([84, 60, 56]);
});
