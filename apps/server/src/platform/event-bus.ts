/**
 * How this works: events between servers use PostgreSQL's LISTEN/NOTIFY on one channel. `publish` takes the
 * transaction that causes the event, so it is delivered if and when that commits, also to the publishing
 * server. Each server has one listening connection. When it breaks, events may be missed; after reconnecting
 * every subscriber's `resync` runs, which must bring it up to date without the events. A subscriber that fails to handle
 * an event has missed it, and resyncs too. A resync that fails is repeated. A listening connection
 * is silent for hours when nothing happens, so the server sends a statement now and then: if its result does
 * not arrive, the other side has vanished, and the server reconnects.
 */
import {
  sql,
  type ClientClass,
  type ConnectionOptions,
  type ConnectionTimeouts,
  type Queryable,
} from '@touchstone/database';
import { growingPauseMs } from '@touchstone/process-table/growing-pause';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** As the rule of questions sees a question or an answer, for the recipients of the event. */
interface ChangedText {
  authorId: string;
  isAuthorManager: boolean;
  isPublished: boolean;
}

export interface CommentChange {
  changed: 'added' | 'deleted' | 'liked';
  source: { type: 'Discussion' | 'Contest'; id: number };
  commentId: number;
  replyId?: number | undefined;
  /** Of contests. */
  question?: ChangedText | undefined;
  answer?: ChangedText | undefined;
}

interface SubmissionChange {
  submissionId: number;
  /** Set if the results of the submission's problem were counted anew. */
  countedProblemId?: number | undefined;
}

export interface BusEvents {
  /** A section of the site settings has changed. */
  'settings.changed': { section: string };
  /** A lane has tasks for judges. */
  'judging.queued': Record<string, never>;
  /** The attempt of this judge is over: its submission was cancelled or is judged again. */
  'judging.withdrawn': { attemptId: string; judgeInstance: string };
  /** Work for other judges is due, or what prevented it may have changed. */
  'remote.queued': Record<string, never>;
  /** The status or the cases of a submission have changed. */
  'submission.progress': SubmissionChange;
  /** A submission has its verdict. */
  'submission.judged': SubmissionChange;
  /**
   * Problems, their tags or the tags themselves have changed; triggers publish it. Whoever corrects the results of many problems
   * publishes it too.
   */
  'problems.changed': Record<string, never>;
  /** The names of users have changed; a trigger publishes it. */
  'usernames.changed': Record<string, never>;
  /** A contest itself has changed: its times, its problems, its stars. */
  'contest.changed': { contestId: number };
  /** The announcements of a contest have changed. */
  'contest.announced': { contestId: number };
  /** A training itself has changed: its settings, its problems, its registrations. */
  'training.changed': { trainingId: number };
  /** The progress of a participant of a training has changed. */
  'training.progressed': { trainingId: number };
  /** A discussion has changed: itself, its likes or its state. Its comments publish it too. */
  'discussion.changed': { discussionId: number };
  /** The lists of discussions have changed. */
  'discussions.listed': Record<string, never>;
  /** A group has changed: itself, its members or its announcements. */
  'group.changed': {
    groupId: number;
    changed: 'group' | 'members' | 'announcements';
    /** Of members: users whose standing has changed. Absent: possibly that of everybody. */
    userIds?: readonly string[];
  };
  /** A comment on a discussion, or a question of a contest, has changed. */
  'comment.changed': CommentChange;
  /** The messages of these users have changed. Absent: possibly those of everybody. */
  'messages.changed': {
    userIds?: readonly string[];
    /** Messages were read: the counters changed, the lists did not. */
    isOnlyRead?: boolean;
  };
}

export type BusEventName = keyof BusEvents;

interface Subscriber {
  name: BusEventName;
  handle: (data: never) => Promise<void>;
  resync: () => Promise<void>;
}

const channel = 'touchstone_events';
const reconnectPauses = { firstMs: 500, longestMs: 1_000 };
const resyncPauses = { firstMs: 500, longestMs: 30_000 };
const defaultTimeouts: ConnectionTimeouts = { connectMs: 10_000, resultMs: 15_000 };

export async function publishEvent<Name extends BusEventName>(
  database: Queryable,
  name: Name,
  data: BusEvents[Name],
) {
  await sql`SELECT ${notification(name, data)}`.execute(database);
}

/** For use inside a statement that selects anyway. */
export const notification = <Name extends BusEventName>(name: Name, data: BusEvents[Name]) =>
  sql`pg_notify(${channel}, ${JSON.stringify({ name, data })})`;

/** For a statement that computes the data of its event, a JSON object of PostgreSQL. */
export const notificationWith = (name: BusEventName, data: ReturnType<typeof sql>) =>
  sql`pg_notify(${channel}, json_build_object('name', ${name}::text, 'data', ${data})::text)`;

export class EventBus {
  readonly #connectionString: string;
  readonly #logger: Logger;
  readonly #subscribers: Subscriber[] = [];
  readonly #timeouts: ConnectionTimeouts;
  readonly #Client: ClientClass;
  #client: pg.Client | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    connectionString: string,
    logger: Logger,
    { timeouts = defaultTimeouts, Client = pg.Client }: ConnectionOptions = {},
  ) {
    this.#connectionString = connectionString;
    this.#logger = logger;
    this.#timeouts = timeouts;
    this.#Client = Client;
  }

  subscribe<Name extends BusEventName>(
    name: Name,
    handlers: { handle: (data: BusEvents[Name]) => Promise<void>; resync: () => Promise<void> },
  ) {
    this.#subscribers.push({ name, ...handlers });
  }

  async start() {
    await this.#connect();
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    await this.#client?.end();
  }

  async #connect() {
    const client = new this.#Client({
      connectionString: this.#connectionString,
      application_name: 'touchstone-events',
      keepAlive: true,
      connectionTimeoutMillis: this.#timeouts.connectMs,
      query_timeout: this.#timeouts.resultMs,
    });
    client.on('error', (error) => {
      this.#logger.warn({ err: error }, 'event connection lost');
    });
    client.on('notification', (message) => {
      void this.#deliver(message.payload ?? '');
    });
    await client.connect();
    // Only now: a client that cannot connect emits `end` too, and the caller receives the exception.
    client.on('end', () => {
      this.#reconnectLater();
    });
    this.#client = client;
    if (this.#isClosed) {
      await client.end();
      return;
    }
    await this.#run(client, `LISTEN ${channel}`);
    this.#heartbeat = setInterval(() => {
      this.#run(client, 'SELECT 1').catch((error: unknown) => {
        this.#logger.warn({ err: error }, 'event connection is silent');
      });
    }, this.#timeouts.resultMs);
    await Promise.all(this.#subscribers.map((subscriber) => this.#resync(subscriber)));
  }

  /** A statement without a result closes the connection, which emits `end`. */
  async #run(client: pg.Client, statement: string) {
    try {
      await client.query(statement);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
  }

  /** At most one attempt runs, however often the connection reports its end. */
  #reconnectLater(failures = 1) {
    clearInterval(this.#heartbeat);
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(
      () => {
        this.#connect().catch((error: unknown) => {
          this.#logger.warn({ err: error }, 'event connection not restored yet');
          this.#reconnectLater(failures + 1);
        });
      },
      growingPauseMs(failures, reconnectPauses),
    );
  }

  async #deliver(payload: string) {
    const { name, data } = JSON.parse(payload) as { name: string; data: never };
    const concerned = this.#subscribers.filter((subscriber) => subscriber.name === name);
    await Promise.all(concerned.map((subscriber) => this.#handle(subscriber, data)));
  }

  /** A subscriber's failure is logged and must not affect the others or the connection. */
  async #handle(subscriber: Subscriber, data: never) {
    try {
      await subscriber.handle(data);
    } catch (error) {
      this.#logger.error({ err: error, event: subscriber.name }, 'an event subscriber failed; it resyncs');
      await this.#resync(subscriber);
    }
  }

  /** Until it succeeds: the connection may be back before the database has a connection for the subscriber. */
  async #resync({ name, resync }: Subscriber) {
    for (let failures = 1; !this.#isClosed; failures += 1) {
      try {
        return await resync();
      } catch (error) {
        this.#logger.error({ err: error, event: name }, 'an event subscriber could not resync yet');
      }
      await pause(growingPauseMs(failures, resyncPauses), undefined, { ref: false });
    }
  }
}
