/**
 * How this works
 *
 *   1. The whole archive is read and verified. A truncated or changed one is refused here.
 *   2. A schema beside `public` is migrated to the version of the backup, filled in one transaction, and then migrated
 *      to the version of this release. The live data is not touched yet.
 *   3. The files are added to the store; each is checked against its name. Existing files stay.
 *   4. One transaction replaces `public` by the new schema. Jobs of the queue belong to the replaced data and are
 *   deleted.
 *
 * If the process is killed before the last transaction commits, the servers still see the old data; the next restore
 * drops the unfinished schema.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createClient, latestMigrationVersion, migrate } from '@touchstone/database';
import type { Client } from 'pg';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Manifest } from './archive-format.ts';
import { hasRows } from './database-tables.ts';
import { loadTables } from './load-tables.ts';
import { readArchive, verifyArchive } from './read-archive.ts';
import { readSharedFile, type SharedFileSource } from './shared-files.ts';

const scratchSchema = 'touchstone_restore';

export interface RestoreInput {
  readonly connectionString: string;
  readonly filesFolder: string | undefined;
  readonly archivePath: string;
  /** Of an encrypted archive. */
  readonly identities?: readonly string[] | undefined;
  /** Whether existing data may be lost. */
  readonly replace: boolean;
  /** The data stays at the version of the backup, for the release that made it. */
  readonly keepsVersion?: boolean;
  /** Within the transaction that replaces the data. Otherwise the jobs of the queue are deleted. */
  readonly replaceJobs?: (client: Client) => Promise<void>;
  readonly onProgress?: (text: string) => void;
}

export async function restoreBackup(input: RestoreInput): Promise<Manifest> {
  const { connectionString, archivePath, filesFolder, identities = [], onProgress = () => undefined } = input;
  onProgress('verifying the archive');
  const manifest = await verifyArchive(archivePath, identities);
  await checkVersion(manifest);
  if (manifest.hasFiles && filesFolder === undefined) {
    throw new UsageError(
      'The backup holds files, but STORAGE_URL names a store elsewhere. Unset it and restore again.',
    );
  }
  const client = createClient({ connectionString, application_name: 'touchstone-restore' });
  await client.connect();
  try {
    await checkTarget(client, input.replace);
    await fillScratch({ ...input, client, manifest, onProgress });
    if (filesFolder !== undefined) {
      await restoreFiles({ archivePath, identities }, filesFolder, onProgress);
      await restoreSharedFiles({ archivePath, identities }, { filesFolder, manifest, onProgress });
    }
    onProgress('putting the restored data in place');
    await swapSchemas(client, input.replaceJobs ?? deleteJobs);
    return manifest;
  } finally {
    await client.end();
  }
}

async function checkVersion({ migrationVersion, productVersion }: Manifest): Promise<void> {
  const latest = await latestMigrationVersion();
  if (migrationVersion <= latest) return;
  throw new UsageError(
    `The backup comes from a newer release (${productVersion}, database version ${migrationVersion}; this one knows ` +
      `${latest}). Update Touchstone, then restore.`,
  );
}

async function checkTarget(client: Client, replace: boolean): Promise<void> {
  if (replace || !(await hasRows(client, 'public'))) return;
  throw new UsageError(
    'The database already holds data. Nothing was changed. To delete that data and put the backup in its place, add --replace.',
  );
}

interface FillInput {
  readonly client: Client;
  readonly connectionString: string;
  readonly archivePath: string;
  readonly identities?: readonly string[] | undefined;
  readonly keepsVersion?: boolean;
  readonly manifest: Manifest;
  readonly onProgress: (text: string) => void;
}

async function fillScratch({
  client,
  connectionString,
  archivePath,
  identities,
  keepsVersion = false,
  manifest,
  onProgress,
}: FillInput): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${scratchSchema} CASCADE`);
  await client.query(`CREATE SCHEMA ${scratchSchema}`);
  const inScratch = withSearchPath(connectionString, scratchSchema);
  try {
    await migrate(inScratch, { to: manifest.migrationVersion });
    await loadTables({ client, schema: scratchSchema, archivePath, identities, manifest, onProgress });
    if (!keepsVersion) {
      onProgress('bringing the data to the version of this release');
      await migrate(inScratch);
    }
  } catch (error) {
    await client.query('ROLLBACK');
    await client.query(`DROP SCHEMA IF EXISTS ${scratchSchema} CASCADE`);
    throw error;
  }
}

async function swapSchemas(client: Client, replaceJobs: (client: Client) => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  await client.query('ALTER SCHEMA public RENAME TO touchstone_replaced');
  await client.query(`ALTER SCHEMA ${scratchSchema} RENAME TO public`);
  await client.query('GRANT USAGE ON SCHEMA public TO PUBLIC');
  await client.query('DROP SCHEMA touchstone_replaced CASCADE');
  await replaceJobs(client);
  await client.query('COMMIT');
}

async function deleteJobs(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string | null }>(
    `SELECT to_regclass('pgboss.job')::text AS table`,
  );
  if (rows[0]?.table) await client.query('DELETE FROM pgboss.job');
}

async function restoreFiles(
  { archivePath, identities }: SharedFileSource,
  folder: string,
  onProgress: (text: string) => void,
): Promise<void> {
  let count = 0;
  await readArchive(
    archivePath,
    async ({ name, content }) => {
      if (name.kind !== 'file') {
        for await (const chunk of content) void chunk;
        return;
      }
      count += 1;
      if (count % 100 === 1) onProgress(`file ${count}`);
      await storeFile(folder, name.sha256, content);
    },
    identities,
  );
}

async function restoreSharedFiles(
  source: SharedFileSource,
  {
    filesFolder,
    manifest,
    onProgress,
  }: {
    readonly filesFolder: string;
    readonly manifest: Manifest;
    readonly onProgress: (text: string) => void;
  },
): Promise<void> {
  const { sharedFiles } = manifest;
  for (const [index, hash] of sharedFiles.entries()) {
    if (index % 100 === 0) onProgress(`file ${String(index + 1)} of ${String(sharedFiles.length)}`);
    const isThere = await readSharedFile(source, hash, (content) => storeFile(filesFolder, hash, content));
    const isStored = existsSync(join(filesFolder, hash.slice(0, 2), hash));
    if (!isThere || !isStored)
      throw new UsageError(
        `The file ${hash} of the backup is ${isThere ? 'damaged' : 'missing'}. Nothing was changed.`,
      );
  }
}

async function storeFile(folder: string, sha256: string, content: AsyncIterable<Buffer>): Promise<void> {
  const parent = join(folder, sha256.slice(0, 2));
  const target = join(parent, sha256);
  await mkdir(parent, { recursive: true });
  const temporary = `${target}.${randomBytes(6).toString('hex')}`;
  const hash = createHash('sha256');
  const hashing = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(hashing, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }));
  const isWanted = hash.digest('hex') === sha256 && !existsSync(target);
  await (isWanted ? rename(temporary, target) : rm(temporary));
}

/** Unqualified names, as in the migrations, then refer to the tables of that schema. */
function withSearchPath(connectionString: string, schema: string): string {
  // A connection string without a host (its socket is in the query) is not a valid URL for the parser.
  const url = new URL(connectionString.replace('@/', '@localhost/'));
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}
