/** An event says that a part of a group has changed; the new data must be fetched. */
import type { GroupEvent } from '@touchstone/contract';
import type { LiveEvents, LiveTopic } from '../../lib/live-events/index.ts';

export type GroupChange = GroupEvent['changed'];

export const groupChanges: readonly GroupChange[] = ['group', 'standing', 'members', 'announcements'];

/** Returns undefined if the value is not such an event. */
export function parseGroupEvent(value: unknown): GroupEvent | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { gid, changed } = value as Record<string, unknown>;
  const change = groupChanges.find((one) => one === changed);
  return typeof gid === 'number' && change !== undefined ? { gid, changed: change } : undefined;
}

const groupTopic: LiveTopic<GroupEvent> = {
  event: 'group',
  parameter: 'gid',
  // A tab shows one group: the last opened one.
  selectKeys: (ids) => ids.slice(-1),
  parse: parseGroupEvent,
  keyOf: ({ gid }) => gid,
};

/** After missed events, everything counts as changed. Returns a function that unsubscribes. */
export const subscribeToGroup = (
  liveEvents: LiveEvents,
  groupId: number,
  onChange: (change: GroupChange) => void,
): (() => void) =>
  liveEvents.subscribe(groupTopic, groupId, {
    onData: ({ changed }) => onChange(changed),
    onReset: () => {
      for (const change of groupChanges) onChange(change);
    },
  });
