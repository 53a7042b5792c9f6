/** The tabs of the group on the page, for the menu of the top bar, which is outside the page. */
import { createStore, useStore } from '../../../lib/external-store.ts';
import type { ShownTab } from './group-tabs.ts';

interface MenuTabs {
  groupId: string;
  tabs: readonly ShownTab[];
}

const store = createStore<MenuTabs | undefined>(undefined);

export const setMenuTabs = (tabs: MenuTabs | undefined): void => store.set(tabs);

/** Undefined until the group is loaded. */
export function useMenuTabs(groupId: string | undefined): readonly ShownTab[] | undefined {
  const known = useStore(store);
  return known !== undefined && known.groupId === groupId ? known.tabs : undefined;
}
