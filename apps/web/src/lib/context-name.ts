/** The name of the group or the contest whose pages are open, for the strip below the top bar, which is outside the page. */
import { useEffect } from 'react';
import { createStore, useStore } from './external-store.ts';

interface ContextName {
  /** As in the address. */
  contextId: string;
  name: string;
}

const store = createStore<ContextName | undefined>(undefined);

export const setContextName = (named: ContextName | undefined): void => store.set(named);

/** Publishes the name while the page is mounted. */
export function usePublishedContextName(contextId: string, name: string): void {
  useEffect(() => {
    setContextName({ contextId, name });
    return () => setContextName(undefined);
  }, [contextId, name]);
}

/** Undefined until the page has loaded the context with this id. */
export function useContextName(contextId: string | undefined): string | undefined {
  const named = useStore(store);
  return named !== undefined && named.contextId === contextId ? named.name : undefined;
}
