import { useState } from 'react';

export interface Choice {
  ids: readonly number[];
  has: (id: number) => boolean;
  set: (ids: readonly number[], isChosen: boolean) => void;
  clear: () => void;
}

/** What is chosen stays chosen while one turns pages and searches. */
export function useChoice(): Choice {
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
