import type { ShownError } from '../state/use-form.ts';

/** The errors of single cases, by row from 1. Errors of the whole list are shown above the table. */
export const errorsByRow = (errors: readonly ShownError[]): ReadonlyMap<number, ShownError> =>
  new Map(
    errors.flatMap((error) =>
      error.field === 'samples' && error.row !== undefined ? [[error.row, error] as const] : [],
    ),
  );

export type SelectionExtent = 'none' | 'some' | 'all';

/** Selected rows that no longer exist do not count. */
export function selectionExtent(keys: readonly number[], selected: ReadonlySet<number>): SelectionExtent {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
