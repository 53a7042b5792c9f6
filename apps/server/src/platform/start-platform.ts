import {
  createDatabase,
  createGatedClientClass,
  createPipelinedConnections,
  createServerPool,
  migrate,
  waitForDatabase,
  type ConnectionTimeouts,
} from '@touchstone/database';
import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import { fixedClock, openDatabaseClock } from './database-clock.ts';
import { createDiskReserve } from './disk-reserve.ts';
import { EventBus } from './event-bus.ts';
import { Mailer } from './mail/mailer.ts';
import { Passwords, type HashingCost } from './passwords.ts';
import type { Platform } from './platform.ts';
import { Queue } from './queue.ts';
import { ResultCounter } from './result-counter.ts';
import { openSecrets } from './secrets.ts';
import { SiteSettings } from './settings/site-settings.ts';
import { createFileStore } from './storage/create-file-store.ts';

export interface PlatformInput {
  configuration: Configuration;
  /** Instead of the time of the database: for tests. */
  clock?: Clock;
  logger: Logger;
  onMailKept: () => void;
  /** Instead of the timeouts for a real site. */
  databaseTimeouts?: ConnectionTimeouts;
  /** Instead of the recommended cost: for tests in which hashing is not the point. */
  hashingCost?: HashingCost;
}

/** After that the server ends, and what supervises it starts it again. */
const databaseWaitMs = 30_000;

/** Starts everything that modules depend on: the migrated database, then its users. */
export async function startPlatform({
  configuration,
  clock,
  logger,
  onMailKept,
  databaseTimeouts,
  hashingCost,
}: PlatformInput): Promise<Platform> {
  await mkdir(configuration.dataDirectory, { recursive: true });
  const { databaseUrl } = configuration;
  const secrets = await openSecrets(configuration);
  await waitForDatabase(databaseUrl, {
    limitMs: databaseWaitMs,
    onWaiting: (error) => {
      logger.warn({ err: error }, 'the database cannot be reached yet');
    },
  });
  const databaseClock =
    clock === undefined ? await openDatabaseClock({ databaseUrl, logger }) : fixedClock(clock);
  await migrate(databaseUrl);
  // One gate for all: while the database is down, one of them tries.
  const Client = createGatedClientClass();
  const pool = createServerPool(databaseUrl, 20, databaseTimeouts, { Client });
  pool.on('error', (error) => {
    logger.warn({ err: error }, 'an idle database connection failed');
  });
  const readConnections = createPipelinedConnections(databaseUrl, databaseTimeouts, Client);
  const database = createDatabase(pool, readConnections);
  const eventBus = new EventBus(databaseUrl, logger, { timeouts: databaseTimeouts, Client });
  const settings = new SiteSettings(database, eventBus);
  const queue = new Queue(databaseUrl, logger, { timeouts: databaseTimeouts, Client });
  const mailer = new Mailer({ database, queue, settings, onKept: onMailKept });
  const passwords = new Passwords(configuration.hashingThreads, hashingCost);
  const diskReserve = createDiskReserve(configuration, logger);
  const fileStore = createFileStore(configuration, () => diskReserve.watchWriting());
  await Promise.all([eventBus.start(), queue.start()]);
  await mailer.start();
  return {
    configuration,
    clock: databaseClock.now,
    databaseClock,
    pool,
    readConnections,
    database,
    eventBus,
    queue,
    settings,
    mailer,
    passwords,
    secrets,
    fileStore,
    diskReserve,
    resultCounter: new ResultCounter(),
    logger,
  };
}

export async function stopPlatform({ queue, eventBus, readConnections, pool, databaseClock }: Platform) {
  await queue.stop();
  await eventBus.close();
  await readConnections.end();
  await pool.end();
  await databaseClock.close();
}
