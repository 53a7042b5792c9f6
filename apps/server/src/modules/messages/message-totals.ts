/**
 * How this works: a page of messages needs the number of messages in its list, a far page also bookmarks, and a user may have very many
 * messages. So each server keeps the number. A new or deleted message of a user publishes an event, which drops the numbers of that
 * user on every server; the server that deletes messages drops them at once. Bookmarks are kept for half a minute: until then,
 * new messages move far pages. An expired value is still served while a new one is read, so that no call waits for a long count.
 */
import { cacheByKey } from '../../platform/cache-many.ts';
import type { Platform } from '../../platform/platform.ts';
import { countMessages, listBookmarks, messageLists, type MessageList } from './message-pages.repository.ts';

/** For a change without an event, such as the deletion of old messages. */
const totalTtlMs = 30_000;
const maxTotals = 5000;
const bookmarkTtlMs = 30_000;
const staleWhileRevalidateMs = 60_000;
const maxBookmarkLists = 100;

const keyOf = ({ recipientId, kind }: MessageList) => `${kind} ${recipientId}`;

export function createMessageTotals({
  database,
  clock,
  eventBus,
}: Pick<Platform, 'database' | 'clock' | 'eventBus'>) {
  const totalOf = cacheByKey({
    clock,
    ttlMs: totalTtlMs,
    staleWhileRevalidateMs,
    maxEntries: maxTotals,
    keyOf,
    read: (list: MessageList) => countMessages(database, list),
  });
  const loadBookmarks = cacheByKey({
    clock,
    ttlMs: bookmarkTtlMs,
    staleWhileRevalidateMs,
    maxEntries: maxBookmarkLists,
    keyOf,
    read: (list: MessageList) => listBookmarks(database, list),
  });
  const invalidateTotals = (recipientId: string) => {
    for (const kind of messageLists) totalOf.invalidate(keyOf({ recipientId, kind }));
  };
  const invalidate = (recipientId: string) => {
    invalidateTotals(recipientId);
    for (const kind of messageLists) loadBookmarks.invalidate(keyOf({ recipientId, kind }));
  };
  eventBus.subscribe('messages.changed', {
    handle: async ({ userIds, isOnlyRead = false }) => {
      if (isOnlyRead) return;
      if (userIds === undefined) totalOf.invalidateAll();
      else userIds.forEach(invalidateTotals);
    },
    resync: async () => {
      totalOf.invalidateAll();
    },
  });
  return {
    totalOf: (list: MessageList) => totalOf(list),
    loadBookmarks: (list: MessageList) => loadBookmarks(list),
    invalidate,
  };
}

export type MessageTotals = ReturnType<typeof createMessageTotals>;
