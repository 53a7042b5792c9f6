/** Whether tags are shown in the list. They give away how a problem is solved, so everybody decides for themselves. */
import { createStore, useStore } from '../../lib/external-store.ts';
import { browserStorage } from '../../lib/storage.ts';

const storageKey = 'problem_list_show_tags';
const store = createStore(browserStorage.getItem(storageKey) !== 'false');

export const useShowTags = (): boolean => useStore(store);

export function setShowTags(isShown: boolean): void {
  browserStorage.setItem(storageKey, String(isShown));
  store.set(isShown);
}
