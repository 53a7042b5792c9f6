/** What a module declares to push events to clients through `GET /api/events`. */
import type { eventStreams, LiveEventData, QueryOf } from '@touchstone/contract';
import type { BusEventName, BusEvents, EventBus } from '../event-bus.ts';
import type { Viewer } from '../sessions/sessions.ts';
import type { AccessCheck } from './access-cache.ts';
import type { ThrottleRule } from './change-throttle.ts';
import type { LiveConnection } from './live-connection.ts';

export type EventsQuery = QueryOf<(typeof eventStreams)['GET /api/events']>;
/** `reset` belongs to the stream itself. */
export type LiveEventName = Exclude<keyof LiveEventData, 'reset'>;

/** A change, and the keys whose subscribers it concerns. */
export interface Publication<Change> {
  readonly keys: readonly string[];
  readonly change: Change;
}

export interface Recipient<Access> {
  readonly connection: LiveConnection;
  /** Of the moment: a role may change while the stream is open. */
  readonly viewer: Viewer | undefined;
  /** The first key of the change that this recipient subscribes to. */
  readonly key: string;
  readonly access: Access;
}

export interface LiveTopic<Name extends LiveEventName, Change, Access = undefined> {
  /** The event name on the wire. */
  readonly event: Name;
  /** What a request subscribes to; an empty list where it does not ask for this topic. */
  readonly parseKeys: (query: EventsQuery, viewer: Viewer | undefined) => readonly string[];
  /** Loaded when a subscription starts, when a source says that access may have changed, and when the role changes. */
  readonly access?: AccessCheck<Access>;
  /** What a subscriber receives of a change; undefined for nothing. Decides by the access and by the time. */
  readonly present: (change: Change, recipient: Recipient<Access>) => LiveEventData[Name] | undefined;
  readonly sources?: readonly TopicSource<Change>[];
  /** Events of one state key that equal the last one sent to a subscriber are not repeated. */
  readonly stateKeyOf?: (data: LiveEventData[Name]) => number;
  /** Called when a subscription is live: the place to publish the current state. */
  readonly onSubscribe?: (keys: readonly string[]) => void;
  /** Loads missed changes again before they are replayed, where an old state may show too much. */
  readonly reload?: (changes: readonly Change[]) => Promise<readonly Publication<Change>[]>;
  readonly throttle?: ThrottleRule<Change>;
  /** Events of the bus may have been lost. Without it, subscribers receive `reset`. */
  readonly onResync?: () => Promise<void>;
}

export interface TopicSource<Change> {
  readonly changesAccess: boolean;
  readonly listen: (
    eventBus: EventBus,
    handlers: {
      handle: (publications: readonly Publication<Change>[]) => Promise<void>;
      resync: () => Promise<void>;
    },
  ) => void;
}

/** `changesAccess`: the access of all subscribers of these keys is loaded again before the change is sent. */
export const fromBus = <Name extends BusEventName, Change>(
  name: Name,
  toPublications: (data: BusEvents[Name]) => readonly Publication<Change>[],
  { changesAccess = false }: { changesAccess?: boolean } = {},
): TopicSource<Change> => ({
  changesAccess,
  listen: (eventBus, { handle, resync }) =>
    eventBus.subscribe(name, { handle: (data) => handle(toPublications(data)), resync }),
});
