/** The document title: set by the page (a group, a problem), or else the title of the route. */
import { useEffect } from 'react';
import { createStore, useStore } from './external-store.ts';

const ownTitleStore = createStore<string | undefined>(undefined);

/** Sets the title while the page is mounted, instead of the title of the route. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    ownTitleStore.set(title);
    return () => {
      if (ownTitleStore.get() === title) ownTitleStore.set(undefined);
    };
  }, [title]);
}

export const useOwnPageTitle = (): string | undefined => useStore(ownTitleStore);
