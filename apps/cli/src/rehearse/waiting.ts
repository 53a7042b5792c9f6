import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves immediately when the signal aborts. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(Math.max(0, milliseconds), undefined, { signal });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  }
}

/** Until a time of this machine's clock, in milliseconds since the epoch. */
export const waitUntil = (momentMs: number, signal: AbortSignal): Promise<void> =>
  pause(momentMs - Date.now(), signal);
