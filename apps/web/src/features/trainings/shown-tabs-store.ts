/** The tabs of the training on the page, for the menu of the top bar, which is outside the page. */
import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/external-store.ts';
import { listShownTabs, type ShownTab } from './training-tabs.ts';
import type { TrainingState } from './use-training.ts';

interface MenuTabs {
  trainingId: string;
  tabs: readonly ShownTab[];
}

const store = createStore<MenuTabs | undefined>(undefined);

/** Undefined until the training is loaded. */
export function useMenuTabs(trainingId: string | undefined): readonly ShownTab[] | undefined {
  const known = useStore(store);
  return known !== undefined && known.trainingId === trainingId ? known.tabs : undefined;
}

/** Shows the same tabs in the menu of the top bar, while the page of the training is open. */
export function usePublishedTabs({ context, hasRecords, isAdmin, canEnter }: TrainingState): void {
  const { trainingId } = context;
  useEffect(() => {
    store.set({
      trainingId: String(trainingId),
      tabs: listShownTabs({ hasRecords, isAdmin, canEnter }),
    });
    return () => store.set(undefined);
  }, [trainingId, hasRecords, isAdmin, canEnter]);
}
