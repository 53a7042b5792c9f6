/**
 * The live topic of messages: the unread counters of the recipient.
 *
 * How this works: the bus names the users whose messages have changed. Those with an open stream are collected, and one batch at a
 * time is counted in one query. Counters that equal the last ones sent to a subscriber are not repeated.
 */
import type { MessagesEvent } from '@touchstone/contract';
import { createCoalescingWorker } from '../../platform/coalescing-worker.ts';
import type { LiveEvents } from '../../platform/live-events/live-events.ts';
import type { Publication } from '../../platform/live-events/live-topic.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentUnread } from './messages.presenter.ts';
import { countUnreadOf } from './messages.repository.ts';

type Parts = Pick<Platform, 'database' | 'logger' | 'eventBus'>;

interface CountedUser {
  readonly userId: string;
  readonly unread: MessagesEvent;
}

const pauseMs = 100;
const retryMs = 1000;
const maxBatch = 500;

export function addMessagesTopic(liveEvents: LiveEvents, { database, logger, eventBus }: Parts) {
  const load = async (userIds: readonly string[]): Promise<Publication<CountedUser>[]> => {
    const rowsOf = Map.groupBy(await countUnreadOf(database, userIds), ({ recipientId }) => recipientId);
    return userIds.map((userId) => ({
      keys: [userId],
      change: { userId, unread: presentUnread(rowsOf.get(userId) ?? []) },
    }));
  };

  const channel = liveEvents.addTopic<'messages', CountedUser, undefined>({
    event: 'messages',
    parseKeys: (_, viewer) => (viewer === undefined ? [] : [viewer.id]),
    present: ({ userId, unread }, { viewer }) => (viewer?.id === userId ? unread : undefined),
    stateKeyOf: () => 0,
    // Only the newest counters matter to a client that returns.
    reload: (changes) => load([...new Set(changes.map(({ userId }) => userId))]),
  });

  const worker = createCoalescingWorker<string>({
    process: async (userIds) => {
      for (const publication of await load(userIds)) channel.publish(publication);
    },
    onFailure: (error) => {
      logger.warn({ err: error }, 'unread messages could not be counted yet');
      return 'retry';
    },
    isNeeded: channel.acceptsChanges,
    pauseMs,
    retryMs,
    maxBatch,
  });
  liveEvents.onStop(worker.stop);

  eventBus.subscribe('messages.changed', {
    handle: async ({ userIds }) => {
      const followed = new Set(channel.keys());
      worker.add(userIds === undefined ? followed : userIds.filter((id) => followed.has(id)));
    },
    resync: async () => {
      channel.invalidateReplay();
      worker.add(channel.keys());
    },
  });
}
