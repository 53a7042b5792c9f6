/**
 * How this works: all tables are read in one REPEATABLE READ transaction, so the export is a consistent snapshot. Each
 * goes to a temporary file beside the archive first: the length of an entry must be known before it begins. Nothing is
 * removed from the file store until the archive is done.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeArchive, type ArchiveWriter } from '@touchstone/problem-formats/write-archive';
import { createClient } from '@touchstone/database';
import type { ClientBase } from 'pg';
import { contentLockName, type FileStore } from '@touchstone/server/storage';
import { listTables, loadMigrationVersion } from '../backup/database-tables.ts';
import { UsageError } from '@touchstone/site-setup/usage-error';
import {
  filePath,
  isExported,
  manifestName,
  siteFormat,
  siteFormatVersion,
  tablePath,
  type SiteManifest,
} from './site-format.ts';

const schema = 'public';
/** A problem with all its texts may have some megabytes. */
const rowsAtOnce = 100;

export interface ExportInput {
  readonly connectionString: string;
  readonly fileStore: Pick<FileStore, 'open' | 'findSize'>;
  readonly archivePath: string;
  readonly productVersion: string;
  readonly now: Date;
  readonly onProgress?: (text: string) => void;
}

export async function exportSite(input: ExportInput): Promise<SiteManifest> {
  const { connectionString, archivePath, now } = input;
  const client = createClient({ connectionString, application_name: 'touchstone-export' });
  await client.connect();
  const scratch = await mkdtemp(join(dirname(archivePath), '.touchstone-export-'));
  try {
    const unfinished = join(scratch, 'archive');
    let manifest: SiteManifest | undefined;
    const archive = writeArchive(now, async (writer) => {
      manifest = await fillArchive(client, writer, { ...input, scratch });
    });
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    if (manifest === undefined) throw new Error('the archive ended before its manifest was written');
    await rename(unfinished, archivePath);
    await chmod(archivePath, 0o600);
    return manifest;
  } finally {
    await client.end();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function fillArchive(
  client: ClientBase,
  writer: ArchiveWriter,
  {
    scratch,
    fileStore,
    productVersion,
    now,
    onProgress = () => undefined,
  }: ExportInput & { scratch: string },
): Promise<SiteManifest> {
  // Held until this connection ends.
  await client.query('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [contentLockName]);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  if ((await loadMigrationVersion(client, schema)) === 0)
    throw new UsageError('The database is empty: there is nothing to export.');
  const tables: SiteManifest['tables'] = [];
  const hashes = new Set<string>();
  for (const { name, columns } of (await listTables(client, schema)).filter(({ name }) => isExported(name))) {
    onProgress(`table ${name}`);
    const path = join(scratch, name);
    tables.push({ name, rows: await writeRows(client, name, path) });
    writer.addFile(tablePath(name), {
      name,
      sizeBytes: (await stat(path)).size,
      open: () => Promise.resolve(createReadStream(path)),
    });
    for (const column of columns.filter((one) => /(^|_)sha256$/.test(one))) {
      for (const hash of await listHashes(client, name, column)) hashes.add(hash);
    }
  }
  await client.query('COMMIT');
  onProgress(`${String(hashes.size)} files`);
  for (const sha256 of hashes) await addContent(writer, fileStore, sha256);
  const manifest: SiteManifest = {
    format: siteFormat,
    version: siteFormatVersion,
    createdAt: now.toISOString(),
    productVersion,
    tables,
    files: hashes.size,
  };
  writer.addText(manifestName, `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

async function addContent(writer: ArchiveWriter, fileStore: ExportInput['fileStore'], sha256: string) {
  const sizeBytes = await fileStore.findSize(sha256);
  if (sizeBytes === undefined)
    throw new UsageError(`The file store has lost ${sha256}. touchstone doctor tells more.`);
  writer.addFile(filePath(sha256), { name: sha256, sizeBytes, open: () => fileStore.open(sha256) });
}

async function writeRows(client: ClientBase, table: string, path: string): Promise<number> {
  const name = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`;
  await client.query(`DECLARE exported NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS line FROM ${name} t`);
  const file = await open(path, 'wx', 0o600);
  try {
    for (let count = 0; ;) {
      const { rows } = await client.query<{ line: string }>(`FETCH ${String(rowsAtOnce)} FROM exported`);
      if (rows.length === 0) return count;
      count += rows.length;
      // Writes everything from the last position; a plain write may stop short.
      await file.writeFile(rows.map(({ line }) => `${line}\n`).join(''));
    }
  } finally {
    await file.close();
    await client.query('CLOSE exported');
  }
}

async function listHashes(client: ClientBase, table: string, column: string): Promise<string[]> {
  const [name, field] = [client.escapeIdentifier(table), client.escapeIdentifier(column)];
  const { rows } = await client.query<{ hash: string }>(
    `SELECT DISTINCT ${field} AS hash FROM ${client.escapeIdentifier(schema)}.${name} WHERE ${field} IS NOT NULL`,
  );
  return rows.map(({ hash }) => hash);
}
