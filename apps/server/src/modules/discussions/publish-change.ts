import type { Queryable } from '@touchstone/database';
import { publishEvent } from '../../platform/event-bus.ts';

/** Of a discussion itself: readers of it and of the lists see the change. */
export async function publishChange(transaction: Queryable, discussionId: number) {
  await publishEvent(transaction, 'discussion.changed', { discussionId });
  await publishEvent(transaction, 'discussions.listed', {});
}
