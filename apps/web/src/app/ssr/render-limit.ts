/**
 * Limits how much renders may use of the thread that renders. A render takes some ten milliseconds.
 *
 * How this works: each client has a token bucket. A render that is not cached costs one token. Without a token, or if too many
 * renders wait, the page is sent without a render, and the browser renders it. Renders run one after another.
 */
import { LRUCache } from 'lru-cache';

export interface RenderLimits {
  /** Renders that a client may cause at once. */
  burst: number;
  refillPerSecond: number;
  /** Renders that may wait, of all clients. */
  maxWaiting: number;
}

export const renderLimits: RenderLimits = { burst: 20, refillPerSecond: 0.5, maxWaiting: 8 };

const maxClients = 10_000;

interface Bucket {
  tokens: number;
  filledAtMs: number;
}

export function createRenderLimit(
  { burst, refillPerSecond, maxWaiting }: RenderLimits,
  now: () => number = () => performance.now(),
) {
  const buckets = new LRUCache<string, Bucket>({ max: maxClients });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function takeToken(client: string): boolean {
    const { tokens, filledAtMs } = buckets.get(client) ?? { tokens: burst, filledAtMs: now() };
    const refilled = Math.min(burst, tokens + ((now() - filledAtMs) / 1000) * refillPerSecond);
    if (refilled < 1) return false;
    buckets.set(client, { tokens: refilled - 1, filledAtMs: now() });
    return true;
  }

  return {
    /** Undefined if the client has used up its renders, or if too many renders wait. */
    run: async <Value>(client: string, render: () => Promise<Value>): Promise<Value | undefined> => {
      if (waiting >= maxWaiting || !takeToken(client)) return undefined;
      waiting += 1;
      const turn = last.then(render);
      last = Promise.allSettled([turn]);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
  };
}
