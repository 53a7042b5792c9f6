import type { Queryable } from '@touchstone/database';
import { publishEvent } from '../../platform/event-bus.ts';

/** A notification of PostgreSQL has at most 8000 bytes. Beyond this number all subscribers load their standing. */
const maxNamedUsers = 100;

/** `userIds`: users whose standing has changed. */
export async function publishMembersChanged(
  transaction: Queryable,
  groupId: number,
  userIds: readonly string[],
) {
  await publishEvent(transaction, 'group.changed', {
    groupId,
    changed: 'members',
    ...(userIds.length <= maxNamedUsers && { userIds }),
  });
}

/** The settings of the group, its owner, or that it is banned or disbanded. */
export const publishGroupChanged = (transaction: Queryable, groupId: number) =>
  publishEvent(transaction, 'group.changed', { groupId, changed: 'group' });

export const publishGroupAnnounced = (transaction: Queryable, groupId: number) =>
  publishEvent(transaction, 'group.changed', { groupId, changed: 'announcements' });
