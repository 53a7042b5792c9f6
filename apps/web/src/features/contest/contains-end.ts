/**
 * The contests for which the viewer includes submissions after the end. Kept in memory until the page is
 * closed.
 */
import { createStore, useStore } from '../../lib/external-store.ts';

const chosenStore = createStore<readonly number[]>([]);

export function setContainsEnd(contestId: number, containsEnd: boolean): void {
  const others = chosenStore.get().filter((id) => id !== contestId);
  chosenStore.set(containsEnd ? [...others, contestId] : others);
}

export const useContainsEnd = (contestId: number): boolean => useStore(chosenStore).includes(contestId);
