/**
 * How this works: a drill proves that a backup can be restored, without touching the site.
 *
 *   1. The archive is read and verified, and every file that belongs to it is read and hashed.
 *   2. The rows are loaded into an empty scratch database of the version of the backup.
 *   3. Row counts and digests of each table are compared: the archive on one side, the scratch database on the other.
 *   4. The scratch database is migrated to this release, as a restore would.
 */
import { createHash } from 'node:crypto';
import { createClient, latestMigrationVersion, migrate } from '@touchstone/database';
import type { Client, ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Manifest } from './archive-format.ts';
import { loadTables } from './load-tables.ts';
import { readArchive, verifyArchive } from './read-archive.ts';
import { createRowDigest, type RowDigest } from './row-digest.ts';
import { readSharedFile } from './shared-files.ts';
import { pinTextFormat } from './text-format.ts';

export interface DrillInput {
  readonly archivePath: string;
  readonly identities: readonly string[];
  /** An empty database, which is filled. */
  readonly scratchConnectionString: string;
  readonly onProgress?: (text: string) => void;
}

export interface DrillReport {
  readonly createdAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Empty: the restored data equals the backup. */
  readonly differences: readonly string[];
}

/** Compares the tables of the archive with those of a database that was restored from it. */
export async function findDifferences(
  client: ClientBase,
  manifest: Manifest,
  { archivePath, identities }: Pick<DrillInput, 'archivePath' | 'identities'>,
): Promise<string[]> {
  const archived = await digestArchive(archivePath, identities);
  return compareTables(manifest, archived, await digestTables(client, manifest));
}

type Digests = Map<string, ReturnType<RowDigest['finish']>>;

export async function runDrill(input: DrillInput): Promise<DrillReport> {
  const { archivePath, identities, onProgress = () => undefined } = input;
  onProgress('verifying the archive');
  const manifest = await verifyArchive(archivePath, identities);
  if (manifest.migrationVersion > (await latestMigrationVersion()))
    throw new UsageError(`The backup comes from a newer release (${manifest.productVersion}).`);
  const differences: string[] = await checkFiles(manifest, input);
  const client = createClient({
    connectionString: input.scratchConnectionString,
    application_name: 'touchstone-drill',
  });
  await client.connect();
  try {
    await restoreInto(client, manifest, input);
    onProgress('comparing');
    differences.push(...(await findDifferences(client, manifest, input)));
    onProgress('bringing the data to the version of this release');
    await migrate(input.scratchConnectionString);
  } finally {
    await client.end();
  }
  return {
    createdAt: manifest.createdAt,
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files:
      manifest.sharedFiles.length + manifest.members.filter(({ name }) => name.startsWith('files/')).length,
    differences,
  };
}

/** Files inside the archive were verified with it. */
async function checkFiles({ sharedFiles }: Manifest, input: DrillInput): Promise<string[]> {
  const damaged: string[] = [];
  for (const [index, hash] of sharedFiles.entries()) {
    if (index % 100 === 0) input.onProgress?.(`file ${String(index + 1)} of ${String(sharedFiles.length)}`);
    const digest = createHash('sha256');
    const found = await readSharedFile(input, hash, async (content) => {
      for await (const chunk of content) digest.update(chunk);
    });
    if (!found) damaged.push(`the file ${hash} is missing`);
    else if (digest.digest('hex') !== hash) damaged.push(`the file ${hash} is damaged`);
  }
  return damaged;
}

async function restoreInto(client: Client, manifest: Manifest, input: DrillInput): Promise<void> {
  const { archivePath, identities, onProgress = () => undefined } = input;
  onProgress('loading the rows');
  await migrate(input.scratchConnectionString, { to: manifest.migrationVersion });
  await loadTables({ client, schema: 'public', archivePath, identities, manifest, onProgress });
}

async function digestArchive(archivePath: string, identities: readonly string[]): Promise<Digests> {
  const digests = new Map<string, RowDigest>();
  await readArchive(
    archivePath,
    async ({ name, content }) => {
      const digest = name.kind === 'piece' ? (digests.get(name.table) ?? createRowDigest()) : undefined;
      if (name.kind === 'piece' && digest !== undefined) digests.set(name.table, digest);
      for await (const chunk of content) digest?.add(chunk);
    },
    identities,
  );
  return new Map([...digests].map(([table, digest]) => [table, digest.finish()]));
}

async function digestTables(client: ClientBase, { tables }: Manifest): Promise<Digests> {
  await pinTextFormat(client);
  const digests: Digests = new Map();
  for (const { name, columns } of tables) {
    const columnList = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const digest = createRowDigest();
    const rows = client.query(
      copyTo(`COPY public.${client.escapeIdentifier(name)} (${columnList}) TO STDOUT`),
    );
    for await (const chunk of rows as AsyncIterable<Buffer>) digest.add(chunk);
    digests.set(name, digest.finish());
  }
  return digests;
}

function compareTables({ tables }: Manifest, archived: Digests, restored: Digests): string[] {
  const empty = createRowDigest().finish();
  return tables.flatMap(({ name, rows }) => {
    const expected = archived.get(name) ?? empty;
    const actual = restored.get(name) ?? empty;
    if (expected.rows !== rows)
      return [`${name}: the archive has ${String(expected.rows)} rows, its manifest says ${String(rows)}`];
    if (actual.rows !== rows)
      return [`${name}: ${String(actual.rows)} rows after the restore instead of ${String(rows)}`];
    return actual.digest === expected.digest ? [] : [`${name}: rows differ after the restore`];
  });
}
