/**
 * How this works
 *
 * All tables are read in one REPEATABLE READ transaction: the backup is a consistent snapshot and blocks no server. The
 * files come afterwards. They are named by their content and never change, and no server removes files until the backup
 * is done, so all files that the snapshot references exist. Sequences are not transactional and are read last: they may
 * be ahead of the rows, never behind.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@touchstone/database';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { contentLockName } from '@touchstone/server/storage';
import { UsageError } from '@touchstone/site-setup/usage-error';
import {
  fileMember,
  formatMember,
  formatName,
  formatVersion,
  manifestMember,
  parseMemberName,
  pieceMember,
  sharedFormatVersion,
  type Manifest,
} from './archive-format.ts';
import { createArchive, type ArchiveWriter } from './archive-writer.ts';
import { shareFile, writeBackupList } from './backup-folder.ts';
import { listSequences, listTables, loadMigrationVersion, type TableDescription } from './database-tables.ts';
import { pinTextFormat } from './text-format.ts';

const pieceBytes = 4 * 1024 * 1024;
const schema = 'public';

export interface BackupInput {
  readonly connectionString: string;
  /** Undefined: the files are in an external store and stay there. */
  readonly filesFolder: string | undefined;
  readonly archivePath: string;
  /** The public key of the identity that can read the archive; undefined: it is not encrypted. */
  readonly recipient?: string | undefined;
  /** A folder of backups: files are stored there once for all archives. Undefined: the archive contains them. */
  readonly sharedFolder?: string | undefined;
  /** Files of the shared folder are hard links where possible. */
  readonly linksFiles?: boolean | undefined;
  readonly productVersion: string;
  readonly now: Date;
  readonly onProgress?: (text: string) => void;
}

export async function createBackup(input: BackupInput): Promise<Manifest> {
  const client = createClient({
    connectionString: input.connectionString,
    application_name: 'touchstone-backup',
  });
  await client.connect();
  try {
    return await fillArchive(client, input);
  } finally {
    await client.end();
  }
}

async function fillArchive(client: ClientBase, input: BackupInput): Promise<Manifest> {
  const { sharedFolder, archivePath, recipient, now } = input;
  const archive = createArchive(archivePath, recipient);
  try {
    const manifest = await writeArchive(client, archive, input);
    if (sharedFolder !== undefined)
      await writeBackupList(archivePath, {
        createdAt: now.toISOString(),
        isEncrypted: recipient !== undefined,
        files: manifest.sharedFiles,
      });
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function writeArchive(
  client: ClientBase,
  archive: ArchiveWriter,
  input: BackupInput,
): Promise<Manifest> {
  const { filesFolder, sharedFolder, productVersion, now, onProgress = () => undefined } = input;
  // Held until this connection ends.
  await client.query('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [contentLockName]);
  await pinTextFormat(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const migrationVersion = await loadMigrationVersion(client, schema);
  if (migrationVersion === 0) throw new UsageError('The database is empty: there is nothing to back up.');
  await archive.add(
    formatMember,
    encode({ format: formatName, version: sharedFolder === undefined ? formatVersion : sharedFormatVersion }),
  );
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(client, schema)) {
    onProgress(`table ${table.name}`);
    tables.push({
      name: table.name,
      columns: [...table.columns],
      ...(await addTable(client, archive, table)),
    });
  }
  const sequences = await listSequences(client, schema);
  await client.query('COMMIT');
  const sharedFiles =
    filesFolder === undefined ? [] : await addFiles(archive, { ...input, filesFolder }, onProgress);
  const manifest: Manifest = {
    createdAt: now.toISOString(),
    productVersion,
    migrationVersion,
    tables,
    sequences,
    hasFiles: filesFolder !== undefined,
    sharedFiles,
    members: [...archive.members],
  };
  await archive.add(manifestMember, encode(manifest));
  return manifest;
}

/** A tar member needs its length in advance, and COPY has none: hence pieces. */
async function addTable(
  client: ClientBase,
  archive: ArchiveWriter,
  { name, columns }: TableDescription,
): Promise<{ rows: number; pieces: number }> {
  const columnList = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
  const rows = client.query(copyTo(`COPY ${table} (${columnList}) TO STDOUT`));
  let pieces = 0;
  let buffered: Buffer[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (bytes === 0) return;
    await archive.add(pieceMember(name, pieces), Buffer.concat(buffered));
    pieces += 1;
    buffered = [];
    bytes = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    buffered.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes) await flush();
  }
  await flush();
  return { rows: rows.rowCount, pieces };
}

/** Returns the hashes of the files that are not in the archive. */
async function addFiles(
  archive: ArchiveWriter,
  {
    filesFolder: folder,
    sharedFolder,
    recipient,
    linksFiles,
  }: Pick<BackupInput, 'sharedFolder' | 'recipient' | 'linksFiles'> & { readonly filesFolder: string },
  onProgress: (text: string) => void,
): Promise<string[]> {
  const hashes = await listHashes(folder);
  for (const [index, hash] of hashes.entries()) {
    if (index % 100 === 0) onProgress(`file ${index + 1} of ${hashes.length}`);
    const path = join(folder, hash.slice(0, 2), hash);
    if (sharedFolder === undefined) await archive.addFile(fileMember(hash), path, (await stat(path)).size);
    else await shareFile({ folder: sharedFolder, recipient, linksFiles }, hash, path);
  }
  return sharedFolder === undefined ? [] : hashes;
}

/** Files that are not named like stored content (an aborted upload) are left out. */
async function listHashes(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noFolderYet);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => parseMemberName(`files/${join(entry.parentPath, entry.name).slice(folder.length + 1)}`))
    .flatMap((name) => (name?.kind === 'file' ? [name.sha256] : []))
    .toSorted();
}

function noFolderYet(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

function encode(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
