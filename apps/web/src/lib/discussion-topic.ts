/** An event says that a discussion or its comments have changed; the new data must be fetched. */
import { useEffect, useEffectEvent } from 'react';
import { getLiveEvents, type LiveEvents, type LiveTopic } from './live-events/index.ts';

const discussionChanges = ['discussion', 'added', 'deleted', 'liked'] as const;

export interface DiscussionEvent {
  did: number;
  /** `discussion`: its text, likes or state. The others are about a comment or a reply. */
  changed: (typeof discussionChanges)[number];
  commentId: number | null;
  /** Null: the comment itself. */
  replyId: number | null;
}

const parseId = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Returns undefined if the value is not such an event. */
export function parseDiscussionEvent(value: unknown): DiscussionEvent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { did, changed, commentId, replyId } = value as Record<string, unknown>;
  const change = discussionChanges.find((one) => one === changed);
  if (typeof did !== 'number' || change === undefined) return undefined;
  return { did, changed: change, commentId: parseId(commentId), replyId: parseId(replyId) };
}

const discussionTopic: LiveTopic<DiscussionEvent> = {
  event: 'discussion',
  parameter: 'did',
  // A tab shows one discussion: the last opened one.
  selectKeys: (ids) => ids.slice(-1),
  parse: parseDiscussionEvent,
  keyOf: ({ did }) => did,
};

/** After missed events, `onChange` is called without one. Returns a function that unsubscribes. */
export const subscribeToDiscussion = (
  liveEvents: LiveEvents,
  discussionId: number,
  onChange: (event: DiscussionEvent | undefined) => void,
): (() => void) =>
  liveEvents.subscribe(discussionTopic, discussionId, {
    onData: onChange,
    onReset: () => onChange(undefined),
  });

/** Calls `onChange` when the post, its likes or its state have changed. Its comments have a subscription of their own. */
export function useDiscussionUpdates(discussionId: number, onChange: () => void): void {
  const receive = useEffectEvent(onChange);
  useEffect(
    () =>
      subscribeToDiscussion(getLiveEvents(), discussionId, (event) => {
        if (event === undefined || event.changed === 'discussion') receive();
      }),
    [discussionId],
  );
}
