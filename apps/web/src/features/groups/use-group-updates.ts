/**
 * Live updates inside a group. The tab's event stream reports that something changed, and the affected queries are
 * refetched. A changed standing changes almost every response.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getLiveEvents } from '../../lib/live-events/index.ts';
import { subscribeToGroup, type GroupChange } from './group-topic.ts';

/** The parts of the query key `['group', id, part]` that a change concerns. */
const parts: Readonly<Record<Exclude<GroupChange, 'standing'>, readonly string[]>> = {
  group: ['info', 'summary'],
  members: ['members', 'applications', 'summary', 'invitations', 'rank'],
  announcements: ['announcements'],
};

export const changedKeys = (groupId: number, change: GroupChange): (readonly (string | number)[])[] =>
  change === 'standing' ? [['group', groupId]] : parts[change].map((part) => ['group', groupId, part]);

export function useGroupUpdates(groupId: number): void {
  const client = useQueryClient();
  const receive = useEffectEvent((change: GroupChange) => {
    for (const queryKey of changedKeys(groupId, change)) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => subscribeToGroup(getLiveEvents(), groupId, (change) => receive(change)), [groupId]);
}
