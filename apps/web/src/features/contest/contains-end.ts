/** For which contests the viewer wants to see what came after the end. Kept until the page is closed. */
import { createStore, useStore } from '../../lib/external-store.ts';

const chosenStore = createStore<readonly number[]>([]);

export function setContainsEnd(contestId: number, containsEnd: boolean): void {
  const others = chosenStore.get().filter((id) => id !== contestId);
  chosenStore.set(containsEnd ? [...others, contestId] : others);
}

export const useContainsEnd = (contestId: number): boolean => useStore(chosenStore).includes(contestId);
