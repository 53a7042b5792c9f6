import type { Queryable } from '@touchstone/database';
import { publishEvent } from '../../platform/event-bus.ts';

/** A notification of PostgreSQL has at most 8000 bytes. Beyond this number all subscribers load their counters. */
const maxNamedUsers = 100;

/** Possibly those of everybody. */
export const publishAllMessagesChanged = (transaction: Queryable) =>
  publishEvent(transaction, 'messages.changed', {});

/** The unread counters of these users have changed. */
export async function publishMessagesChanged(transaction: Queryable, userIds: readonly string[]) {
  if (userIds.length === 0) return;
  await publishEvent(transaction, 'messages.changed', userIds.length <= maxNamedUsers ? { userIds } : {});
}

/** These users have read messages: their numbers of messages stay the same. */
export async function publishMessagesRead(transaction: Queryable, userIds: readonly string[]) {
  if (userIds.length === 0) return;
  const named = { userIds, isOnlyRead: true };
  await publishEvent(transaction, 'messages.changed', userIds.length <= maxNamedUsers ? named : {});
}
