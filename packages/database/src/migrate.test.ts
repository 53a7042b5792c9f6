import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { format, resolveConfig } from 'prettier';
import { readFile } from 'node:fs/promises';
import { generateTables } from './generate-tables.ts';
import { latestMigrationVersion, migrate } from './migrate.ts';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from './testing/test-database.ts';

async function query<Row extends pg.QueryResultRow>(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('migrating', () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await createEmptyTestDatabase();
  });
  afterAll(() => empty.drop());

  test('stops at the requested version', async () => {
    await migrate(empty.connectionString, { to: 1 });
    const rows = await query<{ version: number }>(
      empty.connectionString,
      'SELECT version FROM schema_migration',
    );
    expect(rows).toEqual([{ version: 1 }]);
  });

  test('is safe if several servers start concurrently: each file is applied once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => migrate(empty.connectionString)));
    const rows = await query<{ version: number }>(
      empty.connectionString,
      'SELECT version FROM schema_migration ORDER BY version',
    );
    const latest = await latestMigrationVersion();
    expect(rows.at(-1)?.version).toBe(latest);
    expect(new Set(rows.map((row) => row.version)).size).toBe(rows.length);
  });

  test('refuses a file whose content has changed since it was applied', async () => {
    const other = createHash('sha256').update('other').digest('hex');
    await query(
      empty.connectionString,
      `UPDATE schema_migration SET checksum = '${other}' WHERE version = 1`,
    );
    await expect(migrate(empty.connectionString)).rejects.toThrow(
      '0001_accounts.sql has been applied with another content',
    );
  });

  test('that fails changes nothing and names the file', async () => {
    const database = await createEmptyTestDatabase();
    // A table of the first file exists already, so the file fails in its middle.
    await query(database.connectionString, 'CREATE TABLE login_record (id integer)');
    await expect(migrate(database.connectionString)).rejects.toThrow('0001_accounts.sql failed');
    const tables = await query<{ name: string }>(
      database.connectionString,
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
    );
    expect(tables.map((table) => table.name)).toEqual(['login_record', 'schema_migration']);
    await database.drop();
  });
});

test('the table types match the migrations', async () => {
  const migrated = await createTestDatabase();
  const client = await migrated.pool.connect();
  const generated = await generateTables(client);
  client.release();
  await migrated.drop();
  const file = new URL('./tables.generated.ts', import.meta.url);
  const options = { ...(await resolveConfig(file)), parser: 'typescript' };
  expect(await readFile(file, 'utf8'), 'run npm run generate:tables').toBe(await format(generated, options));
});
