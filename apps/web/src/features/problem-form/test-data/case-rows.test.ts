import { describe, expect, it } from 'vitest';
import type { ShownError } from '../state/use-form.ts';
import { errorsByRow, selectionExtent } from './case-rows.ts';

const error = (part: Partial<ShownError>): ShownError => ({
  field: 'samples',
  row: undefined,
  name: undefined,
  text: 'wrong',
  ...part,
});

describe('errorsByRow', () => {
  it('leaves out errors of the whole list and of other fields', () => {
    const errors = [error({}), error({ row: 2 }), error({ field: 'examples', row: 3 }), error({ row: 7 })];
    expect([...errorsByRow(errors).keys()]).toEqual([2, 7]);
  });
});

describe('selectionExtent', () => {
  it.each([
    ['no rows', [], [], 'none'],
    ['no selection', [1, 2], [], 'none'],
    ['some rows', [1, 2], [1], 'some'],
    ['all rows', [1, 2], [1, 2], 'all'],
    ['only removed rows', [1, 2], [8, 9], 'none'],
    ['all rows and a removed one', [1, 2], [1, 2, 9], 'all'],
  ])('of %s', (_case, keys, selected, extent) => {
    expect(selectionExtent(keys, new Set(selected))).toBe(extent);
  });
});
