/**
 * How this works: events between servers use PostgreSQL's LISTEN/NOTIFY on one channel. `publish` takes the
 * transaction that causes the event, so it is delivered if and when that commits, also to the publishing
 * server. Each server has one listening connection. When it breaks, events may be missed; after reconnecting
 * every subscriber's `resync` runs, which must bring it up to date without the events.
 */
import { sql, type Queryable } from '@touchstone/database';
import pg from 'pg';
import type { Logger } from 'pino';

export interface BusEvents {
  /** A section of the site settings has changed. */
  'settings.changed': { section: string };
  /** A lane has tasks for judges. */
  'judging.queued': Record<string, never>;
  /** The status or the cases of a submission have changed. */
  'submission.progress': { submissionId: number };
  /** A submission has its verdict. */
  'submission.judged': { submissionId: number };
  /** A contest itself has changed: its times, its problems, its stars. */
  'contest.changed': { contestId: number };
  /** The announcements of a contest have changed. */
  'contest.announced': { contestId: number };
}

export type BusEventName = keyof BusEvents;

interface Subscriber {
  name: BusEventName;
  handle: (data: never) => Promise<void>;
  resync: () => Promise<void>;
}

const channel = 'touchstone_events';
const reconnectDelayMs = 500;

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

export class EventBus {
  readonly #connectionString: string;
  readonly #logger: Logger;
  readonly #subscribers: Subscriber[] = [];
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(connectionString: string, logger: Logger) {
    this.#connectionString = connectionString;
    this.#logger = logger;
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
    await this.#client?.end();
  }

  async #connect() {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'touchstone-events',
      keepAlive: true,
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
    await client.query(`LISTEN ${channel}`);
    await Promise.all(this.#subscribers.map((subscriber) => this.#guarded(subscriber.resync)));
  }

  /** At most one attempt runs, however often the connection reports its end. */
  #reconnectLater() {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#connect().catch((error: unknown) => {
        this.#logger.warn({ err: error }, 'event connection not restored yet');
        this.#reconnectLater();
      });
    }, reconnectDelayMs);
  }

  async #deliver(payload: string) {
    const { name, data } = JSON.parse(payload) as { name: string; data: never };
    const concerned = this.#subscribers.filter((subscriber) => subscriber.name === name);
    await Promise.all(concerned.map((subscriber) => this.#guarded(() => subscriber.handle(data))));
  }

  /** A subscriber's failure is logged and must not affect the others or the connection. */
  async #guarded(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      this.#logger.error({ err: error }, 'an event subscriber failed');
    }
  }
}
