/** How long to wait before the next attempt: doubles with every failure. Refusals wait long at once: they rarely pass by themselves. */
import type { StreamEnd } from './open-event-stream.ts';

export interface RetryTiming {
  firstMs: number;
  longestMs: number;
}

const tooManyRequests = 429;

/** `random` spreads the clients: a restarted server does not receive all of them at once. */
export function reconnectDelay(
  end: StreamEnd,
  failures: number,
  { firstMs, longestMs }: RetryTiming,
  random: number = Math.random(),
): number {
  const isRefusal = end.kind === 'refused' && end.httpStatus !== tooManyRequests;
  const wait = isRefusal ? longestMs : Math.min(longestMs, firstMs * 2 ** failures);
  return wait * (0.5 + random / 2);
}
