/** That a part of a contest has changed; what it is now has to be fetched. */
import type { ContestEvent } from '@touchstone/contract';
import type { LiveEvents, LiveTopic } from '../live-events/index.ts';

export type ContestChange = ContestEvent['changed'];

const contestChanges: readonly ContestChange[] = ['announcements', 'board', 'contest'];

/** Undefined for what is no such event. */
function parseContestEvent(value: unknown): ContestEvent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cid, changed } = value as Record<string, unknown>;
  const change = contestChanges.find((one) => one === changed);
  return typeof cid === 'number' && change !== undefined ? { cid, changed: change } : undefined;
}

const contestTopic: LiveTopic<ContestEvent> = {
  event: 'contest',
  parameter: 'cid',
  // A tab shows one contest: the one that was opened last.
  selectKeys: (ids) => ids.slice(-1),
  parse: parseContestEvent,
  keyOf: ({ cid }) => cid,
};

/** After events were missed, everything counts as changed. Returns how to stop. */
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
