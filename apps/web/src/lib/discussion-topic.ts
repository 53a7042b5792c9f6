/** An event says that a discussion or its comments have changed; the new data must be fetched. */
import { useEffect, useEffectEvent } from 'react';
import { getLiveEvents, type LiveEvents, type LiveTopic } from './live-events/index.ts';

interface DiscussionEvent {
  did: number;
}

/** Returns undefined if the value is not such an event. */
export function parseDiscussionEvent(value: unknown): DiscussionEvent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { did } = value as Record<string, unknown>;
  return typeof did === 'number' ? { did } : undefined;
}

const discussionTopic: LiveTopic<DiscussionEvent> = {
  event: 'discussion',
  parameter: 'did',
  // A tab shows one discussion: the last opened one.
  selectKeys: (ids) => ids.slice(-1),
  parse: parseDiscussionEvent,
  keyOf: ({ did }) => did,
};

/** After missed events, the discussion counts as changed. Returns a function that unsubscribes. */
export const subscribeToDiscussion = (
  liveEvents: LiveEvents,
  discussionId: number,
  onChange: () => void,
): (() => void) =>
  liveEvents.subscribe(discussionTopic, discussionId, { onData: onChange, onReset: onChange });

/** Calls `onChange` when the discussion, its likes or its comments have changed. */
export function useDiscussionUpdates(discussionId: number, onChange: () => void): void {
  const receive = useEffectEvent(onChange);
  useEffect(() => subscribeToDiscussion(getLiveEvents(), discussionId, () => receive()), [discussionId]);
}
