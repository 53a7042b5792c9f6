import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@touchstone/database';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { prepareDataDirectory } from '../launcher/prepare-data-directory.ts';
import { acquireLauncherLock, type LauncherLock } from '../launcher/launcher-lock.ts';
import { openDatabase } from '../open-database.ts';
import { upgradeAddress } from './service.ts';

const usualDisconnectLimitMs = 30_000;
const pollMs = 200;
/** Connections that only servers and remote workers open. */
const serverConnections = ['touchstone-queue', 'touchstone-events'];

export interface HoldInput {
  readonly configuration: Configuration;
  /** How long the connections of stopped servers may take to end. */
  readonly disconnectLimitMs?: number;
  /** Ends the wait for them. */
  readonly interruption: AbortSignal | undefined;
}

export interface HeldSite {
  readonly connectionString: string;
  readonly setChildren: LauncherLock['setChildren'];
}

/** Works on a stopped site: no launcher can start on its folder, and no server is connected to its database. */
export async function holdSite<Result>(
  { configuration, disconnectLimitMs = usualDisconnectLimitMs, interruption }: HoldInput,
  work: (site: HeldSite) => Promise<Result>,
): Promise<Result> {
  await prepareDataDirectory(configuration.dataDirectory);
  const lock = await acquireLauncherLock(configuration.dataDirectory, upgradeAddress);
  try {
    const database = await openDatabase(configuration, { mayCreate: false });
    try {
      await waitForDisconnections(database.connectionString, disconnectLimitMs, interruption);
      return await work({ connectionString: database.connectionString, setChildren: lock.setChildren });
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}

/** A server that writes during an upgrade would lose its writes in a rollback. */
async function waitForDisconnections(
  connectionString: string,
  limitMs: number,
  interruption: AbortSignal | undefined,
): Promise<void> {
  const client = createClient({ connectionString, application_name: 'touchstone-upgrade' });
  await client.connect();
  try {
    const deadline = performance.now() + limitMs;
    for (;;) {
      const { rows } = await client.query<{ address: string }>(
        `SELECT DISTINCT coalesce(host(client_addr), 'this machine') AS address FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = ANY ($1) ORDER BY 1`,
        [serverConnections],
      );
      if (rows.length === 0) return;
      interruption?.throwIfAborted();
      if (performance.now() > deadline)
        throw new UsageError(
          `Servers still use the database: ${rows.map(({ address }) => address).join(', ')}. Stop them, or let ` +
            '--stop-command and --start-command do it. How to upgrade several servers: docs/upgrading.md',
        );
      await sleep(pollMs);
    }
  } finally {
    await client.end();
  }
}
