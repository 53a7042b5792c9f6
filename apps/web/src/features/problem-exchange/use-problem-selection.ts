import { useState } from 'react';

export interface ProblemSelection {
  ids: readonly number[];
  has: (id: number) => boolean;
  set: (ids: readonly number[], isChosen: boolean) => void;
  clear: () => void;
}

/** The selection survives paging and searching. */
export function useProblemSelection(): ProblemSelection {
  const [ids, setIds] = useState<readonly number[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    set: (changed, isChosen) =>
      setIds((before) => {
        const others = before.filter((id) => !changed.includes(id));
        return isChosen ? [...others, ...changed] : others;
      }),
    clear: () => setIds([]),
  };
}
