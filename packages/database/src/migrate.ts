/**
 * How this works: migrations are the SQL files of `migrations/`, in the order of their numbers. `migrate`
 * takes one advisory lock for the whole run, so that servers that start concurrently wait for each other, and
 * applies each missing file in its own transaction together with its row in `schema_migration`. A file that
 * fails changes nothing. A file that has been applied must not change: its checksum is compared at every
 * start.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { classifyMigration, type MigrationKind } from './classify-migration.ts';
import { createClient } from './database.ts';

const migrationsFolder = new URL('../migrations/', import.meta.url);
/** Any constant, as long as every server uses the same one. */
const migrationLock = 7_420_113;

export interface Migration {
  version: number;
  name: string;
  sql: string;
  checksum: string;
}

/** In the order of their numbers. */
export async function loadMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, migrationsFolder), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version: Number(name.slice(0, 4)), name, sql, checksum };
    }),
  );
}

/** The version of a database after `migrate`. */
export async function latestMigrationVersion() {
  return (await loadMigrations()).at(-1)?.version ?? 0;
}

export interface PendingMigration {
  version: number;
  name: string;
  kind: MigrationKind;
}

/** What `migrate` would apply. Changes nothing. */
export async function listPendingMigrations(connectionString: string): Promise<PendingMigration[]> {
  const client = createClient({ connectionString, application_name: 'touchstone-migrate' });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string | null }>(
      `SELECT to_regclass('schema_migration')::text AS table`,
    );
    const applied = rows[0]?.table
      ? await client.query<{ version: number }>('SELECT version FROM schema_migration')
      : { rows: [] };
    const known = new Set(applied.rows.map(({ version }) => version));
    return (await loadMigrations())
      .filter(({ version }) => !known.has(version))
      .map(({ version, name, sql }) => ({ version, name, kind: classifyMigration(sql).kind }));
  } finally {
    await client.end();
  }
}

export interface MigrateOptions {
  to?: number;
  onApply?: (name: string) => void;
}

export async function migrate(connectionString: string, options: MigrateOptions = {}) {
  const wanted = (await loadMigrations()).filter(({ version }) => version <= (options.to ?? Infinity));
  const client = createClient({ connectionString, application_name: 'touchstone-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await applyMissing(client, wanted, options.onApply);
  } finally {
    // Closing the connection releases the lock in any case.
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[], onApply?: (name: string) => void) {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
    version integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  const { rows } = await client.query<{ version: number; checksum: string }>(
    'SELECT version, checksum FROM schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.version, row.checksum]));
  for (const migration of migrations) {
    const checksum = applied.get(migration.version);
    if (checksum === undefined) {
      onApply?.(migration.name);
      await apply(client, migration);
    } else if (checksum !== migration.checksum) {
      throw new Error(
        `Migration ${migration.name} has been applied with another content. Add a new migration instead.`,
      );
    }
  }
}

async function apply(client: pg.Client, { version, name, sql, checksum }: Migration) {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)', [
      version,
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
