import type { Database, PipelinedConnections } from '@touchstone/database';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { DatabaseClock } from './database-clock.ts';
import type { DiskReserve } from './disk-reserve.ts';
import type { EventBus } from './event-bus.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Passwords } from './passwords.ts';
import type { Queue } from './queue.ts';
import type { ResultCounter } from './result-counter.ts';
import type { Secrets } from './secrets.ts';
import type { SiteSettings } from './settings/site-settings.ts';
import type { FileStore } from './storage/file-store.ts';

/**
 * The services of the platform for modules. A function names the parts it uses: `Pick<Platform, 'database' |
 * 'clock'>`.
 */
export interface Platform {
  configuration: Configuration;
  /** The time of the database. */
  clock: Clock;
  databaseClock: DatabaseClock;
  pool: pg.Pool;
  /** Run the prepared read queries of `database`. */
  readConnections: PipelinedConnections;
  database: Database;
  eventBus: EventBus;
  queue: Queue;
  settings: SiteSettings;
  mailer: Mailer;
  passwords: Passwords;
  secrets: Secrets;
  fileStore: FileStore;
  diskReserve: DiskReserve;
  resultCounter: ResultCounter;
  logger: Logger;
}
