import { sql, type Queryable } from '@touchstone/database';
import { notificationWith, publishEvent } from '../../platform/event-bus.ts';

/** A notification of PostgreSQL has at most 8000 bytes. Beyond this number all subscribers load their counters. */
export const maxNamedUsers = 100;

/** Possibly those of everybody. */
export const publishAllMessagesChanged = (transaction: Queryable) =>
  publishEvent(transaction, 'messages.changed', {});

/** The unread counters of these users have changed. */
export async function publishMessagesChanged(transaction: Queryable, userIds: readonly string[]) {
  if (userIds.length === 0) return;
  await publishEvent(transaction, 'messages.changed', userIds.length <= maxNamedUsers ? { userIds } : {});
}

/**
 * For a statement that marks messages as read: the event of a group of at most `maxNamedUsers` rows with a `recipient_id` each. The
 * numbers of messages stay the same.
 */
export const messagesReadNotification = notificationWith(
  'messages.changed',
  sql`json_build_object('userIds', json_agg(recipient_id), 'isOnlyRead', true)`,
);
