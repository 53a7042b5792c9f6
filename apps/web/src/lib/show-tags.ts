/** Whether tags are shown in the list. Tags hint at the solution, so each user decides. */
import { createStore, useStore } from './external-store.ts';
import { browserStorage } from './storage.ts';

const storageKey = 'problem_list_show_tags';
const store = createStore(browserStorage.getItem(storageKey) !== 'false');

export const useShowTags = (): boolean => useStore(store);

export function setShowTags(isShown: boolean): void {
  browserStorage.setItem(storageKey, String(isShown));
  store.set(isShown);
}
