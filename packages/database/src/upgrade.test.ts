/**
 * A site of every earlier schema comes to the newest one: its rows are intact, and its schema equals that of a new site. A seed is
 * named by the migration after which its tables exist. A new release adds a seed for its last migration.
 */
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { listReleases } from './releases.ts';
import { describeSchema } from './testing/describe-schema.ts';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const seedsFolder = new URL('./testing/seeds/', import.meta.url);
const firstSchema = 1;

interface TableRows {
  table: string;
  columns: string;
  rows: string[];
}

async function loadSeeds(): Promise<{ version: number; sql: string }[]> {
  const names = (await readdir(seedsFolder)).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      version: Number(name.slice(0, 4)),
      sql: await readFile(new URL(name, seedsFolder), 'utf8'),
    })),
  );
}

/** All rows as text, with the columns that their tables have now. */
async function loadRows(pool: pg.Pool): Promise<TableRows[]> {
  const { rows: tables } = await pool.query<{ table: string; columns: string }>(`
    SELECT c.relname AS table, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migration'
      GROUP BY c.relname ORDER BY c.relname`);
  return Promise.all(tables.map((description) => loadTable(pool, description)));
}

async function loadTable(pool: pg.Pool, { table, columns }: Pick<TableRows, 'table' | 'columns'>) {
  const { rows } = await pool.query<{ row: string }>(
    `SELECT ROW(${columns})::text AS row FROM ${table} ORDER BY 1`,
  );
  return { table, columns, rows: rows.map(({ row }) => row) };
}

describe('a site comes to the newest schema', () => {
  let fresh: TestDatabase;
  let upgraded: TestDatabase;

  beforeAll(async () => {
    [fresh, upgraded] = [await createTestDatabase(), await createEmptyTestDatabase()];
  });
  afterAll(async () => {
    await fresh.drop();
    await upgraded.drop();
  });

  test('and every release has a seed', async () => {
    const versions = (await loadSeeds()).map(({ version }) => version);
    expect(versions).toEqual([firstSchema, ...listReleases().map(({ lastMigration }) => lastMigration)]);
  });

  test('from the first one through every release, with all rows', async () => {
    const { connectionString, pool } = upgraded;
    let before: TableRows[] = [];
    for (const { version, sql } of await loadSeeds()) {
      await migrate(connectionString, { to: version });
      await expectIntact(pool, before);
      await pool.query(sql);
      before = (await loadRows(pool)).filter(({ rows }) => rows.length > 0);
    }
    await migrate(connectionString);
    await expectIntact(pool, before);
  });

  test('which equals that of a new site', async () => {
    expect(await describeSchema(upgraded.pool)).toEqual(await describeSchema(fresh.pool));
  });

  test('and a second run changes nothing', async () => {
    const before = await loadRows(upgraded.pool);
    await migrate(upgraded.connectionString);
    expect(await loadRows(upgraded.pool)).toEqual(before);
  });
});

/** Migrations add columns and tables; the values that a row had stay. */
async function expectIntact(pool: pg.Pool, before: readonly TableRows[]) {
  for (const { table, columns, rows } of before)
    expect(await loadTable(pool, { table, columns })).toEqual({ table, columns, rows });
}
