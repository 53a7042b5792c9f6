import { useState } from 'react';

export interface ProblemSelection {
  ids: readonly number[];
  has: (id: number) => boolean;
  set: (ids: readonly number[], isSelected: boolean) => void;
  clear: () => void;
}

/** New ids come last; an id that is selected twice moves to the end. */
export function changeSelection(
  before: readonly number[],
  changed: readonly number[],
  isSelected: boolean,
): readonly number[] {
  const others = before.filter((id) => !changed.includes(id));
  return isSelected ? [...others, ...changed] : others;
}

/** The selection survives paging and searching. */
export function useProblemSelection(): ProblemSelection {
  const [ids, setIds] = useState<readonly number[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    set: (changed, isSelected) => setIds((before) => changeSelection(before, changed, isSelected)),
    clear: () => setIds([]),
  };
}
