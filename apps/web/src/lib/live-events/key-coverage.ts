/** Tracks which of the wanted keys an open stream covers. */
import type { LiveTopic } from './live-topic.ts';
import type { StreamKeys } from './subscriptions.ts';

export function createKeyCoverage(named: StreamKeys) {
  const covered = new Map<LiveTopic<unknown>, Set<number>>(
    [...named].map(([topic, keys]) => [topic, new Set(keys)]),
  );
  return {
    /**
     * Whether the stream serves all these keys. A key that is no longer wanted counts as not covered from then on: the
     * server does not resend old events if the key is wanted again.
     */
    covers: (wanted: StreamKeys): boolean => {
      for (const [topic, keys] of covered) {
        const stillWanted = new Set(wanted.get(topic));
        for (const key of keys) if (!stillWanted.has(key)) keys.delete(key);
      }
      return [...wanted].every(([topic, keys]) => keys.every((key) => covered.get(topic)?.has(key)));
    },
  };
}
