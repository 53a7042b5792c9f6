import { useState } from 'react';
import { selectRow, emptySelection, type Selection } from './select-row.ts';

export interface RowSelection<Key> {
  chosen: ReadonlySet<Key>;
  isWhole: boolean;
  toggle: (key: Key, isRange: boolean) => void;
  toggleAll: () => void;
  drop: (keys: readonly Key[]) => void;
  clear: () => void;
}

/** Only rows of the current page can be selected: rows that leave the page leave the selection. */
export function useRowSelection<Key>(keys: readonly Key[]): RowSelection<Key> {
  const [selection, setChoice] = useState<Selection<Key>>(emptySelection);
  const chosen = new Set(keys.filter((key) => selection.chosen.has(key)));
  const isWhole = keys.length > 0 && chosen.size === keys.length;
  return {
    chosen,
    isWhole,
    toggle: (key, isRange) => setChoice(selectRow({ ...selection, chosen }, { keys, key, isRange })),
    toggleAll: () => setChoice({ chosen: new Set(isWhole ? [] : keys), anchor: undefined }),
    drop: (dropped) =>
      setChoice({ chosen: new Set([...chosen].filter((key) => !dropped.includes(key))), anchor: undefined }),
    clear: () => setChoice(emptySelection),
  };
}
