/** Calls of a team: their failures are recorded already, and the team goes on. */
import { reasonOf } from './site-client.ts';
import { pause } from './waiting.ts';

export const comeBackMs = 5_000;
const mostTimes = 20;

/** Of a restart, or of a part that is away for a moment. */
const temporary = ['tooManyRequests', 'network', 'timeout', 'server', 'databaseUnavailable'];

export const isTemporary = (reason: string): boolean => temporary.includes(reason);

/** Returns the reason of a failure. */
export async function attempt(
  signal: AbortSignal,
  work: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    return reasonOf(error);
  }
}

/** Retries until success or a permanent refusal. Returns the reason of the refusal. */
export async function insist(step: () => Promise<unknown>, signal: AbortSignal): Promise<string | undefined> {
  for (let time = 1; !signal.aborted; time += 1) {
    const reason = await attempt(signal, step);
    if (reason === undefined) return undefined;
    if (!isTemporary(reason) || time === mostTimes) return reason;
    await pause(comeBackMs, signal);
  }
  return undefined;
}
