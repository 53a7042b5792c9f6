/**
 * A sample that somebody asked to run, on its way from the statement to the drawer: the two panes know nothing of each
 * other. The count tells one request from the next for the same sample.
 */
import { createStore, useStore } from '../../../lib/external-store.ts';

export interface SampleRequest {
  index: number;
  count: number;
}

const requestStore = createStore<SampleRequest | undefined>(undefined);

/** Fills the online-run drawer with a sample, counted from 0, and opens it. */
export function runSample(index: number): void {
  requestStore.set({ index, count: (requestStore.get()?.count ?? 0) + 1 });
}

export const clearSampleRequest = (): void => requestStore.set(undefined);
export const useSampleRequest = (): SampleRequest | undefined => useStore(requestStore);
