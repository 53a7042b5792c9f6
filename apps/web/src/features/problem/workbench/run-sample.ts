/**
 * Passes a sample run request from the statement pane to the run panel, which do not know each other. The
 * counter distinguishes repeated requests for the same sample.
 */
import { createStore, useStore } from '../../../lib/external-store.ts';

export interface SampleRequest {
  index: number;
  count: number;
}

const requestStore = createStore<SampleRequest | undefined>(undefined);

/** Fills the run panel with a sample (zero-based) and opens it. */
export function runSample(index: number): void {
  requestStore.set({ index, count: (requestStore.get()?.count ?? 0) + 1 });
}

export const clearSampleRequest = (): void => requestStore.set(undefined);
export const useSampleRequest = (): SampleRequest | undefined => useStore(requestStore);
