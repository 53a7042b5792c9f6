/**
 * The delay before the next attempt: doubles with every failure. Refusals start with a long delay, since they rarely
 * pass soon. Too many streams, and a server or a database that restarts, are no refusals.
 */
import type { StreamEnd } from './open-event-stream.ts';

export interface RetryTiming {
  firstMs: number;
  longestMs: number;
}

const tooManyRequests = 429;
const firstServerError = 500;

/** `random` spreads the clients, so that a restarted server does not receive all of them at once. */
export function reconnectDelay(
  end: StreamEnd,
  failures: number,
  { firstMs, longestMs }: RetryTiming,
  random: number = Math.random(),
): number {
  const isRefusal =
    end.kind === 'refused' && end.httpStatus !== tooManyRequests && end.httpStatus < firstServerError;
  const wait = isRefusal ? longestMs : Math.min(longestMs, firstMs * 2 ** failures);
  return wait * (0.5 + random / 2);
}
