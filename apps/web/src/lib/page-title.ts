/** The document's title: a page may name itself (a group, a problem); otherwise the route's title stands. */
import { useEffect } from 'react';
import { createStore, useStore } from './external-store.ts';

const ownTitleStore = createStore<string | undefined>(undefined);

/** Called by a page that knows a better title than its route, for as long as it is mounted. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    ownTitleStore.set(title);
    return () => {
      if (ownTitleStore.get() === title) ownTitleStore.set(undefined);
    };
  }, [title]);
}

export const useOwnPageTitle = (): string | undefined => useStore(ownTitleStore);
