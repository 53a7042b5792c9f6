/**
 * The subscribers of one topic, and the way of a change to them.
 *
 * How this works: a published change passes the throttle, gets a sequence number, enters the replay buffer and is presented to
 * each subscriber of its keys. A subscription starts in steps: it joins (access is loaded), missed changes are taken from
 * the buffer and, where the topic wants it, loaded again; then, without a pause, the replay is sent and the subscription is live.
 * So a change that happens while a subscription starts is in the buffer and reaches it exactly once.
 *
 * A subscription without access stays open and receives nothing, until a heartbeat or an event finds that access was granted.
 */
import type { Logger } from 'pino';
import type { EventBus } from '../event-bus.ts';
import { createAccessCache } from './access-cache.ts';
import { createChangeThrottle } from './change-throttle.ts';
import type { LiveConnection } from './live-connection.ts';
import type { EventsQuery, LiveEventName, LiveTopic, Publication } from './live-topic.ts';
import type { Positions } from './positions.ts';
import { createReplayBuffer } from './replay-buffer.ts';
import { createSubscriptionIndex, type Subscription } from './subscription-index.ts';

export interface ChannelParts {
  readonly eventBus: EventBus;
  readonly logger: Logger;
  readonly positions: Positions;
  readonly maxBufferedChanges: number;
}

/** Sends what was missed. False where that is not all there any more: nothing is sent then. */
export type Replay = () => boolean;

/** What the stream needs of every channel, whatever its changes are. */
export interface StreamChannel {
  readonly event: LiveEventName;
  readonly join: (connection: LiveConnection, query: EventsQuery) => Promise<void>;
  readonly isJoined: (connection: LiveConnection) => boolean;
  readonly prepareReplay: (connection: LiveConnection, from: number) => Promise<Replay>;
  readonly goLive: (connection: LiveConnection) => void;
  readonly leave: (connection: LiveConnection) => void;
  readonly renewAccess: (connection: LiveConnection) => Promise<void>;
  readonly recheckAccess: () => Promise<void>;
  readonly stop: () => void;
}

/** What the module that registered the topic uses. */
export interface TopicChannel<Change, Access> {
  readonly publish: (publication: Publication<Change>) => void;
  /** Undefined where the connection does not subscribe to the key, or has no access. */
  readonly findAccess: (connection: LiveConnection, key: string) => Access | undefined;
  /** Loads the access of all subscribers of the key again. */
  readonly reloadAccess: (key: string) => Promise<void>;
  readonly subscriptions: () => readonly Subscription[];
  readonly keys: () => readonly string[];
  /** False: no client follows the topic, the caller drops its changes, and clients cannot resume from before. */
  readonly acceptsChanges: () => boolean;
  /** Changes may have been lost: clients cannot resume from before. */
  readonly invalidateReplay: () => void;
}

/** As long as a client that lost its connection may take to come back. */
const followedForMs = 120_000;

export function createTopicChannel<Name extends LiveEventName, Change, Access>(
  topic: LiveTopic<Name, Change, Access>,
  { eventBus, logger, positions, maxBufferedChanges }: ChannelParts,
): StreamChannel & TopicChannel<Change, Access> {
  const index = createSubscriptionIndex();
  const buffer = createReplayBuffer<Publication<Change>>(maxBufferedChanges);
  const access = topic.access && createAccessCache<LiveConnection, Access>(topic.access, logger);

  const findAccess = (connection: LiveConnection, key: string) => access?.find(key, connection);

  const send = (subscription: Subscription, { keys, change }: Publication<Change>, isReplayed: boolean) => {
    const { connection } = subscription;
    const key = keys.find((one) => subscription.keys.has(one));
    if (key === undefined) return;
    const granted = findAccess(connection, key);
    if (access !== undefined && granted === undefined) return;
    // Without an access check, Access is undefined.
    const recipient = { connection, viewer: connection.viewer, key, access: granted as Access };
    const data = topic.present(change, recipient);
    if (data === undefined) return;
    const stateKey = topic.stateKeyOf?.(data);
    if (stateKey !== undefined && !subscription.sentStates.note(stateKey, JSON.stringify(data))) return;
    connection.send(topic.event, data, { isReplayed });
  };

  const deliver = (publication: Publication<Change>) => {
    buffer.add(positions.next(), publication);
    for (const subscription of index.subscribersOf(publication.keys))
      if (subscription.isLive) send(subscription, publication, false);
  };

  const throttle =
    topic.throttle &&
    createChangeThrottle<Change>({
      rule: topic.throttle,
      countSubscribers: (key) => index.count(key),
      send: (key, change) => {
        deliver({ keys: [key], change });
      },
    });

  const publish = (publication: Publication<Change>) => {
    const { keys, change } = publication;
    if (throttle === undefined || topic.throttle?.applies(change) !== true) deliver(publication);
    else for (const key of keys) throttle.add(key, change);
  };

  const invalidateReplay = () => {
    buffer.invalidate(positions.next());
  };

  const reloadAccess = async (key: string) => {
    await access?.loadAll(key);
  };

  /** Missed changes that concern this subscription; undefined where they are not all there. */
  const missedBy = (subscription: Subscription, from: number) =>
    buffer
      .since(from)
      ?.filter(({ entry: { keys } }) => keys.some((key) => subscription.keys.has(key)))
      .map(({ entry }) => entry);

  const reload = async (missed: readonly Publication<Change>[]) => {
    if (topic.reload === undefined || missed.length === 0) return missed;
    try {
      return await topic.reload(missed.map(({ change }) => change));
    } catch (error) {
      logger.warn(
        { err: error, event: topic.event },
        'missed changes could not be loaded; the client starts over',
      );
      return undefined;
    }
  };

  const resync = async () => {
    invalidateReplay();
    if (topic.onResync !== undefined) return topic.onResync();
    for (const key of index.keys()) await reloadAccess(key);
    for (const { connection, isLive } of index.all())
      if (isLive) connection.send('reset', { events: [topic.event] });
    return undefined;
  };

  for (const [position, source] of (topic.sources ?? []).entries())
    source.listen(eventBus, {
      handle: async (publications) => {
        if (source.changesAccess)
          for (const key of new Set(publications.flatMap(({ keys }) => keys))) await reloadAccess(key);
        for (const publication of publications) publish(publication);
      },
      // One for all sources of the topic.
      resync: position === 0 ? resync : async () => undefined,
    });

  return {
    event: topic.event,
    publish,
    findAccess,
    reloadAccess,
    invalidateReplay,
    subscriptions: index.all,
    keys: index.keys,
    acceptsChanges: () => {
      const isFollowed = index.wasFollowedWithin(followedForMs);
      if (!isFollowed) invalidateReplay();
      return isFollowed;
    },
    join: async (connection, query) => {
      const keys = topic.parseKeys(query, connection.viewer);
      if (keys.length === 0) return;
      index.add(connection, keys);
      if (access !== undefined) await Promise.all(keys.map((key) => access.join(key, connection)));
    },
    isJoined: (connection) => index.find(connection) !== undefined,
    prepareReplay: async (connection, from) => {
      const subscription = index.find(connection);
      if (subscription === undefined) return () => true;
      const takenUntil = positions.current();
      const missed = missedBy(subscription, from);
      const loaded = missed && (await reload(missed));
      return () => {
        const meanwhile = missedBy(subscription, takenUntil);
        if (loaded === undefined || meanwhile === undefined) return false;
        for (const publication of [...loaded, ...meanwhile]) send(subscription, publication, true);
        return true;
      };
    },
    goLive: (connection) => {
      const subscription = index.find(connection);
      if (subscription === undefined) return;
      subscription.isLive = true;
      topic.onSubscribe?.([...subscription.keys]);
    },
    leave: (connection) => {
      for (const key of index.remove(connection)) access?.leave(key, connection);
    },
    renewAccess: async (connection) => {
      if (access === undefined) return;
      const keys = [...(index.find(connection)?.keys ?? [])];
      await Promise.all(keys.map((key) => access.load(key, [connection])));
    },
    recheckAccess: async () => {
      await access?.recheck();
    },
    stop: () => {
      throttle?.stop();
    },
  };
}
