import { expect, it } from 'vitest';
import { percentDone } from './cases-sheet.tsx';

it.each([
  [{ done: 0, total: 0 }, 0],
  [{ done: 3, total: 0 }, 0],
  [{ done: 1, total: 4 }, 25],
  [{ done: 4, total: 4 }, 100],
  [{ done: 5, total: 4 }, 100],
])('%j is %i percent', (progress, percent) => {
  expect(percentDone(progress)).toBe(percent);
});
