/** The tabs of the contest on the page, for the menu of the top bar, which is outside the page. */
import { createStore, useStore } from '../../../lib/external-store.ts';
import type { ShownTab } from './contest-tabs.ts';

interface MenuTabs {
  contestId: string;
  tabs: readonly ShownTab[];
}

const store = createStore<MenuTabs | undefined>(undefined);

export const setMenuTabs = (tabs: MenuTabs | undefined): void => store.set(tabs);

/** Undefined until the contest is loaded. */
export function useMenuTabs(contestId: string | undefined): readonly ShownTab[] | undefined {
  const known = useStore(store);
  return known !== undefined && known.contestId === contestId ? known.tabs : undefined;
}
