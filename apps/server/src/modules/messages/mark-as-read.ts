/**
 * A page of messages marks what it shows as read. Concurrent pages share the statement and the event, since the same user may have
 * several of them open. A batch that runs again after an error finds nothing to mark, so marking twice does no harm.
 */
import { createBatchLoader, type Queryable } from '@touchstone/database';
import { markNoticesRead, markRemindersRead } from './messages.repository.ts';

const createMarker = (mark: typeof markRemindersRead) =>
  createBatchLoader(async (database, ids: number[]) => {
    await mark(database, { ids });
    return new Map<number, never>();
  });

const markers = { reminder: createMarker(markRemindersRead), notice: createMarker(markNoticesRead) };

/** Other open pages of the user follow. */
export async function markAsRead(
  database: Queryable,
  table: keyof typeof markers,
  rows: readonly { id: number; isRead: boolean }[],
): Promise<void> {
  const unread = rows.filter(({ isRead }) => !isRead);
  await Promise.all(unread.map(({ id }) => markers[table](database, id)));
}
