import type { RowSelection } from '../list-page/use-row-selection.ts';

const nothing = () => undefined;

/** A selection of rows for tests. */
export const aSelection = <Key>(chosen: readonly Key[] = [], isWhole = false): RowSelection<Key> => ({
  chosen: new Set(chosen),
  isWhole,
  toggle: nothing,
  toggleAll: nothing,
  drop: nothing,
  clear: nothing,
});
