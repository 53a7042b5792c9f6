/** The event of the viewer's own counters of unread messages. */
import { unnamedKey, type LiveEvents, type LiveTopic } from '../live-events/index.ts';
import type { UnreadCounts } from './unread-count.ts';

const kinds = ['comment', 'reply', 'like', 'sys', 'mine'] as const;

/** Returns undefined if the value is not such an event. */
export function parseUnreadEvent(value: unknown): UnreadCounts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const counts = value as Record<string, unknown>;
  const entries = kinds.map((kind) => [kind, counts[kind]] as const);
  if (!entries.every(([, count]) => typeof count === 'number')) return undefined;
  return Object.fromEntries(entries) as UnreadCounts;
}

const unreadTopic: LiveTopic<UnreadCounts> = {
  event: 'messages',
  // Every stream of a logged-in user has this event; there is nothing to name.
  parameter: 'messages',
  selectKeys: () => [],
  parse: parseUnreadEvent,
  keyOf: () => 0,
};

/** `onMissed`: the counters must be fetched. Returns a function that unsubscribes. */
export const subscribeToUnread = (
  liveEvents: LiveEvents,
  onCounts: (counts: UnreadCounts) => void,
  onMissed: () => void,
): (() => void) => liveEvents.subscribe(unreadTopic, unnamedKey, { onData: onCounts, onReset: onMissed });
