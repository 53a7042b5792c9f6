/**
 * The open streams of this server, and the topics that modules registered.
 *
 * How this works: a connection subscribes to every topic that its query names, in the order in which the topics were registered: a
 * topic may ask what the access to an earlier one is. A client that resumes names its last position; what came after it
 * is replayed, and where that is not possible any more the client receives `reset` with the events that it must fetch again.
 */
import type { Platform } from '../platform.ts';
import type { LiveConnection } from './live-connection.ts';
import type { EventsQuery, LiveEventName, LiveTopic } from './live-topic.ts';
import { createPositions } from './positions.ts';
import { createTopicChannel, type Replay, type StreamChannel, type TopicChannel } from './topic-channel.ts';

type Parts = Pick<Platform, 'eventBus' | 'logger'>;

export interface LiveEvents {
  readonly addTopic: <Name extends LiveEventName, Change, Access>(
    topic: LiveTopic<Name, Change, Access>,
  ) => TopicChannel<Change, Access>;
  /** Runs when the server stops. */
  readonly onStop: (callback: () => void) => void;
}

export interface OpenRequest {
  query: EventsQuery;
  /** The `Last-Event-ID` of the client, if it resumes. */
  lastEventId: string | undefined;
}

export function createLiveEvents(
  { eventBus, logger }: Parts,
  { maxBufferedChanges }: { maxBufferedChanges: number },
) {
  const positions = createPositions();
  const channels: StreamChannel[] = [];
  const connections = new Map<LiveConnection, 'opening' | 'live'>();
  const stopCallbacks: (() => void)[] = [];

  const addTopic: LiveEvents['addTopic'] = (topic) => {
    const channel = createTopicChannel(topic, { eventBus, logger, positions, maxBufferedChanges });
    channels.push(channel);
    return channel;
  };

  /** From here to the end nothing is awaited: no change is lost between the replay and the live stream. */
  const start = (connection: LiveConnection, replays: readonly (readonly [StreamChannel, Replay])[]) => {
    const lost = replays.flatMap(([{ event }, replay]) => (replay() ? [] : [event]));
    if (lost.length > 0) connection.send('reset', { events: lost }, { isReplayed: true });
    for (const [channel] of replays) channel.goLive(connection);
    connection.sendPosition();
    connections.set(connection, 'live');
  };

  return {
    addTopic,
    onStop: (callback: () => void) => void stopCallbacks.push(callback),
    positions,
    /** Without those that are opening: a position must not be sent before the replay. */
    liveConnections: () =>
      [...connections].flatMap(([connection, state]) => (state === 'live' ? [connection] : [])),
    open: async (connection: LiveConnection, { query, lastEventId }: OpenRequest) => {
      const from = lastEventId === undefined ? positions.current() : positions.parse(lastEventId);
      connections.set(connection, 'opening');
      for (const channel of channels) await channel.join(connection, query);
      const joined = channels.filter((channel) => channel.isJoined(connection));
      const replays = await Promise.all(
        joined.map(async (channel) => {
          const replay = from === undefined ? () => false : await channel.prepareReplay(connection, from);
          return [channel, replay] as const;
        }),
      );
      // A client that has gone meanwhile has left all channels, and its joining may have come after that.
      if (connections.has(connection)) start(connection, replays);
      else for (const channel of channels) channel.leave(connection);
    },
    close: (connection: LiveConnection) => {
      connections.delete(connection);
      for (const channel of channels) channel.leave(connection);
      connection.stream.end();
    },
    recheckAccess: async () => {
      await Promise.all(channels.map((channel) => channel.recheckAccess()));
    },
    renewAccess: async (connection: LiveConnection) => {
      await Promise.all(channels.map((channel) => channel.renewAccess(connection)));
    },
    stop: () => {
      for (const callback of stopCallbacks) callback();
      for (const channel of channels) channel.stop();
      for (const { stream } of connections.keys()) stream.end();
    },
  };
}

export type LiveEventsHub = ReturnType<typeof createLiveEvents>;
