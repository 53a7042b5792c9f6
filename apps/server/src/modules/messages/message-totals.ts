/**
 * How this works: a page of messages needs the number of messages in its list, and a user may have very many. So each server counts
 * a list at most once in two seconds. A change of the messages of a user publishes an event, which drops the numbers of that user
 * on every server; the server that deletes messages drops them at once.
 */
import { cacheByKey } from '../../platform/cache-many.ts';
import type { Platform } from '../../platform/platform.ts';
import { countMessages, messageLists, type MessageList } from './message-pages.repository.ts';

const ttlMs = 2000;
const maxEntries = 5000;

const keyOf = ({ recipientId, kind }: MessageList) => `${kind} ${recipientId}`;

export function createMessageTotals({
  database,
  clock,
  eventBus,
}: Pick<Platform, 'database' | 'clock' | 'eventBus'>) {
  const totalOf = cacheByKey({
    clock,
    ttlMs,
    maxEntries,
    keyOf,
    read: (list: MessageList) => countMessages(database, list),
  });
  const invalidate = (recipientId: string) => {
    for (const kind of messageLists) totalOf.invalidate(keyOf({ recipientId, kind }));
  };
  eventBus.subscribe('messages.changed', {
    handle: async ({ userIds }) => {
      if (userIds === undefined) totalOf.invalidateAll();
      else userIds.forEach(invalidate);
    },
    resync: async () => {
      totalOf.invalidateAll();
    },
  });
  return { totalOf: (list: MessageList) => totalOf(list), invalidate };
}

export type MessageTotals = ReturnType<typeof createMessageTotals>;
