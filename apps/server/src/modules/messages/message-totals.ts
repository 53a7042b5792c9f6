/**
 * How this works: a page of messages needs the number of messages in its list, a far page also bookmarks, and a user may have very many
 * messages. So each server counts a list at most once in two seconds. A new or deleted message of a user publishes an event,
 * which drops the numbers of that user on every server; the server that deletes messages drops them at once. Bookmarks are kept for ten
 * seconds: until then, new messages move far pages.
 */
import { cacheByKey } from '../../platform/cache-many.ts';
import type { Platform } from '../../platform/platform.ts';
import { countMessages, listBookmarks, messageLists, type MessageList } from './message-pages.repository.ts';

const totalTtlMs = 2000;
const maxTotals = 5000;
const bookmarkTtlMs = 10_000;
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
    maxEntries: maxTotals,
    keyOf,
    read: (list: MessageList) => countMessages(database, list),
  });
  const loadBookmarks = cacheByKey({
    clock,
    ttlMs: bookmarkTtlMs,
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
