/** An event says that a part of a contest has changed; the new data must be fetched. */
import type { ContestEvent } from '@touchstone/contract';
import type { LiveEvents, LiveTopic } from '../live-events/index.ts';

export type ContestChange = ContestEvent['changed'];

const contestChanges: readonly ContestChange[] = ['announcements', 'board', 'contest'];

/** Returns undefined if the value is not such an event. */
function parseContestEvent(value: unknown): ContestEvent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cid, changed } = value as Record<string, unknown>;
  const change = contestChanges.find((one) => one === changed);
  return typeof cid === 'number' && change !== undefined ? { cid, changed: change } : undefined;
}

const contestTopic: LiveTopic<ContestEvent> = {
  event: 'contest',
  parameter: 'cid',
  // A tab shows one contest: the last opened one.
  selectKeys: (ids) => ids.slice(-1),
  parse: parseContestEvent,
  keyOf: ({ cid }) => cid,
};

/** After missed events, everything counts as changed. Returns a function that unsubscribes. */
export const subscribeToContest = (
  liveEvents: LiveEvents,
  contestId: number,
  onChange: (change: ContestChange) => void,
): (() => void) =>
  liveEvents.subscribe(contestTopic, contestId, {
    onData: ({ changed }) => onChange(changed),
    onReset: () => {
      for (const change of contestChanges) onChange(change);
    },
  });
