/**
 * How this works
 *
 * All rows are loaded in one transaction. Foreign keys are dropped before and restored after, which also validates
 * every reference of the backup. Triggers do not fire, because the rows already have their effect. The owner of the
 * database may do all this; no superuser is needed.
 */
import { finished } from 'node:stream/promises';
import { DatabaseError, type ClientBase } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Manifest } from './archive-format.ts';
import { listTables } from './database-tables.ts';
import { replaceAllRows } from './replace-all-rows.ts';
import { readArchive } from './read-archive.ts';

interface LoadInput {
  readonly client: ClientBase;
  /** The tables of the backup's version, empty. */
  readonly schema: string;
  readonly archivePath: string;
  readonly identities?: readonly string[] | undefined;
  readonly manifest: Manifest;
  readonly onProgress: (text: string) => void;
}

export async function loadTables(input: LoadInput): Promise<void> {
  const { client, schema, manifest } = input;
  await client.query('BEGIN');
  await checkTables(input);
  // Definitions then name tables without their schema, which is renamed later.
  await client.query(`SET LOCAL search_path = ${client.escapeIdentifier(schema)}`);
  const tables = manifest.tables.map(({ name }) => name);
  await replaceAllRows(client, { schema, tables }, () => copyRows(input));
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [
      client.escapeIdentifier(name),
      lastValue,
      isCalled,
    ]);
  }
  await client.query('COMMIT');
}

async function checkTables({ client, schema, manifest }: LoadInput): Promise<void> {
  const present = new Map((await listTables(client, schema)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of manifest.tables) {
    const known = present.get(name);
    const missing = known ? columns.filter((column) => !known.includes(column)) : columns;
    if (missing.length > 0) {
      throw new UsageError(
        `The backup has columns that this release does not know: ${name} (${missing.join(', ')}).`,
      );
    }
  }
}

/** The archive has the pieces in the order of the manifest's tables: one COPY per table. */
async function copyRows({ client, archivePath, identities, manifest, onProgress }: LoadInput): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  let current: { readonly table: string; readonly stream: CopyStreamQuery } | undefined;
  const finishCurrent = async (): Promise<void> => {
    if (!current) return;
    const { table, stream } = current;
    current = undefined;
    stream.end();
    await finished(stream);
    const wanted = tables.get(table)?.rows;
    if (stream.rowCount !== wanted) {
      throw new UsageError(`Table ${table}: ${stream.rowCount} rows were loaded, the backup says ${wanted}.`);
    }
  };
  try {
    await readArchive(
      archivePath,
      async ({ name, content }) => {
        if (name.kind === 'piece' && current?.table !== name.table) {
          await finishCurrent();
          onProgress(`table ${name.table}`);
          const columns = tables.get(name.table)?.columns ?? [];
          const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
          const statement = `COPY ${client.escapeIdentifier(name.table)} (${list}) FROM STDIN`;
          current = { table: name.table, stream: client.query(copyFrom(statement)) };
        }
        for await (const chunk of content) {
          if (name.kind === 'piece' && current) await write(current.stream, chunk);
        }
      },
      identities,
    );
    await finishCurrent();
  } catch (error) {
    current?.stream.destroy();
    if (!(error instanceof DatabaseError)) throw error;
    throw new UsageError(`The rows of the backup do not fit: ${error.message}`, { cause: error });
  }
}

/** Applies back-pressure if the database is slower than the disk, and fails if it has refused a row. */
async function write(stream: CopyStreamQuery, chunk: Buffer): Promise<void> {
  if (stream.errored) throw stream.errored;
  if (stream.write(chunk)) return;
  await new Promise<void>((resolve, reject) => {
    const settle = (action: () => void) => (): void => {
      stream.off('drain', onDrain);
      stream.off('error', onError);
      action();
    };
    const onDrain = settle(resolve);
    const onError = (error: Error): void => settle(() => reject(error))();
    stream.on('drain', onDrain);
    stream.on('error', onError);
  });
}
