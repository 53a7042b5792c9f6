import { growingPauseMs } from '@touchstone/process-table/growing-pause';
import { setTimeout as sleep } from 'node:timers/promises';

const retryPauses = { firstMs: 250, longestMs: 5_000 };

/** Comes back early, without an error, when the signal aborts. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}

/** Growing from a quarter of a second to five: a restarted server has its judge back quickly. */
export const retryPauseMs = (failures: number): number => growingPauseMs(failures, retryPauses);
