import { useState } from 'react';
import { chooseRow, nothingChosen, type Choice } from './choose-rows.ts';

export interface RowChoice<Key> {
  chosen: ReadonlySet<Key>;
  isWhole: boolean;
  toggle: (key: Key, isRange: boolean) => void;
  toggleAll: () => void;
  drop: (keys: readonly Key[]) => void;
  clear: () => void;
}

/** Rows of another page, and those that are gone, are not chosen any more. */
export function useRowChoice<Key>(keys: readonly Key[]): RowChoice<Key> {
  const [choice, setChoice] = useState<Choice<Key>>(nothingChosen);
  const chosen = new Set(keys.filter((key) => choice.chosen.has(key)));
  const isWhole = keys.length > 0 && chosen.size === keys.length;
  return {
    chosen,
    isWhole,
    toggle: (key, isRange) => setChoice(chooseRow({ ...choice, chosen }, { keys, key, isRange })),
    toggleAll: () => setChoice({ chosen: new Set(isWhole ? [] : keys), anchor: undefined }),
    drop: (dropped) =>
      setChoice({ chosen: new Set([...chosen].filter((key) => !dropped.includes(key))), anchor: undefined }),
    clear: () => setChoice(nothingChosen),
  };
}
