/** Which connections subscribe to which keys of a topic. */
import type { LiveConnection } from './live-connection.ts';
import { createSentStates, type SentStates } from './sent-states.ts';

export interface Subscription {
  readonly connection: LiveConnection;
  readonly keys: ReadonlySet<string>;
  /** Until then changes wait in the replay buffer. */
  isLive: boolean;
  readonly sentStates: SentStates;
}

export function createSubscriptionIndex() {
  const byConnection = new Map<LiveConnection, Subscription>();
  const byKey = new Map<string, Set<Subscription>>();
  let lastLeftAtMs = -Infinity;

  return {
    all: () => [...byConnection.values()],
    keys: () => [...byKey.keys()],
    count: (key: string) => byKey.get(key)?.size ?? 0,
    find: (connection: LiveConnection) => byConnection.get(connection),
    /** Each once, also where it has several of the keys. */
    subscribersOf: (keys: readonly string[]): ReadonlySet<Subscription> =>
      new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])])),
    /** Whether there is a subscriber, or was one so shortly ago that it may come back. */
    wasFollowedWithin: (ms: number) => byConnection.size > 0 || performance.now() - lastLeftAtMs < ms,
    add: (connection: LiveConnection, keys: readonly string[]) => {
      const subscription = { connection, keys: new Set(keys), isLive: false, sentStates: createSentStates() };
      byConnection.set(connection, subscription);
      for (const key of subscription.keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(subscription));
    },
    /** Returns the keys that the connection had. */
    remove: (connection: LiveConnection): ReadonlySet<string> => {
      const subscription = byConnection.get(connection);
      if (subscription === undefined) return new Set();
      byConnection.delete(connection);
      lastLeftAtMs = performance.now();
      for (const key of subscription.keys) {
        byKey.get(key)?.delete(subscription);
        if (byKey.get(key)?.size === 0) byKey.delete(key);
      }
      return subscription.keys;
    },
  };
}
