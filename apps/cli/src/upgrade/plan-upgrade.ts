/** What an upgrade would do, and what speaks against it. Changes nothing. */
import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  createClient,
  latestMigrationVersion,
  listPendingMigrations,
  type PendingMigration,
} from '@touchstone/database';
import type { Client } from 'pg';
import { sharedFilePath } from '../backup/backup-folder.ts';
import { loadMigrationVersion } from '../backup/database-tables.ts';

/** A contest that begins this soon counts as running. */
const soonMs = 3_600_000;
const shownContests = 5;
/** The server refuses submissions below this. */
const reserveBytes = 512 * 1024 * 1024;

export interface PlannedContest {
  readonly title: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

export interface UpgradePlan {
  readonly fromSchema: number;
  readonly toSchema: number;
  readonly pending: readonly PendingMigration[];
  /** Running, or about to begin. */
  readonly contests: readonly PlannedContest[];
  readonly databaseBytes: number;
  /** On the disk of the backup: for the archive, and for the restore of an embedded database. */
  readonly neededBytes: number;
  readonly freeBytes: number;
}

export interface PlanInput {
  readonly connectionString: string;
  readonly backupFolder: string;
  /** The database is on the disk of the backup. */
  readonly isEmbedded: boolean;
  /** Undefined: the files are in a store elsewhere. */
  readonly filesFolder: string | undefined;
  readonly now: Date;
}

export async function planUpgrade(input: PlanInput): Promise<UpgradePlan> {
  const { connectionString, backupFolder, isEmbedded, filesFolder, now } = input;
  const pending = await listPendingMigrations(connectionString);
  const client = createClient({ connectionString, application_name: 'touchstone-upgrade' });
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string }>(
      'SELECT pg_database_size(current_database())::text AS bytes',
    );
    const databaseBytes = Number(rows[0]?.bytes ?? 0);
    const fileBytes = await countCopiedBytes(filesFolder, backupFolder);
    const { bavail, bsize } = await statfs(nearestExisting(backupFolder));
    return {
      fromSchema: await loadMigrationVersion(client, 'public'),
      toSchema: await latestMigrationVersion(),
      pending,
      contests: await listContests(client, now),
      databaseBytes,
      // An archive is compressed: the size of the database is more than enough for it.
      neededBytes: databaseBytes * (isEmbedded ? 2 : 1) + fileBytes + reserveBytes,
      freeBytes: bavail * bsize,
    };
  } finally {
    await client.end();
  }
}

async function listContests(client: Client, now: Date): Promise<PlannedContest[]> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('public.contest') IS NOT NULL AS "isThere"`,
  );
  if (tables[0]?.isThere !== true) return [];
  const { rows } = await client.query<PlannedContest>(
    `SELECT title, start_at AS "startAt", end_at AS "endAt" FROM contest
      WHERE end_at > $1 AND start_at < $2 ORDER BY start_at, id LIMIT $3`,
    [now, new Date(now.getTime() + soonMs), shownContests],
  );
  return rows;
}

/** On the same disk files are linked and need no space; files of the last upgrade are in the folder already. */
async function countCopiedBytes(filesFolder: string | undefined, backupFolder: string): Promise<number> {
  if (filesFolder === undefined || !existsSync(filesFolder)) return 0;
  const [files, backup] = await Promise.all([stat(filesFolder), stat(nearestExisting(backupFolder))]);
  if (files.dev === backup.dev) return 0;
  let bytes = 0;
  for (const entry of await readdir(filesFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || existsSync(sharedFilePath(backupFolder, entry.name, false))) continue;
    bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}
