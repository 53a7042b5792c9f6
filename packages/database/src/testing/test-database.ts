/**
 * How this works: the test run's global set-up starts one PostgreSQL and migrates one template database; its addresses
 * come here through the environment. Each test file clones the template, which PostgreSQL leaves to the kernel, file by file:
 * every file has a database of its own, complete in some milliseconds, and files run side by side. What many files would
 * do to their clone first is done once, to a template of its own, by the file that needs it first.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase, createPool, type Database } from '../database.ts';

export const testServerVariable = 'TOUCHSTONE_TEST_POSTGRES';
export const templateDatabaseName = 'touchstone_template';
const preparationLock = 5_108;
/** The default writes every page of the copy to the log first, which takes nine times as long. */
const asFiles = 'STRATEGY FILE_COPY';

export interface TestDatabase {
  connectionString: string;
  database: Database;
  pool: pg.Pool;
  drop: () => Promise<void>;
}

export function withDatabaseName(connectionString: string, name: string) {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(run: (client: pg.Client, connectionString: string) => Promise<unknown>) {
  const connectionString = process.env[testServerVariable];
  if (connectionString === undefined)
    throw new Error(`${testServerVariable} is not set: run the tests through vitest`);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await run(client, connectionString);
  } finally {
    await client.end();
  }
  return connectionString;
}

/** Migrated, as a server finds it. */
export const createTestDatabase = () => createDatabaseFrom(templateDatabaseName);

/** Migrated, and as `prepare` left it: that happens once in a run for each `name`, whichever file asks first. */
export async function createPreparedTestDatabase(
  name: string,
  prepare: (connectionString: string) => Promise<void>,
): Promise<TestDatabase> {
  const template = `${templateDatabaseName}_${name}`;
  await onServer(async (client, server) => {
    // The end of the connection gives it to the next.
    await client.query('SELECT pg_advisory_lock($1)', [preparationLock]);
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rows.length > 0) return;
    const unfinished = `${template}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${templateDatabaseName} ${asFiles}`);
    await prepare(withDatabaseName(server, unfinished));
    await waitForDisconnections(client, unfinished);
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  });
  return createDatabaseFrom(template);
}

/** Without a single table of ours. */
export const createEmptyTestDatabase = () => createDatabaseFrom('template0');

async function createDatabaseFrom(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = await onServer((client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${asFiles}`),
  );
  const connectionString = withDatabaseName(server, name);
  const pool = createPool(connectionString);
  return {
    connectionString,
    pool,
    database: createDatabase(pool),
    drop: async () => {
      await pool.end();
      await onServer(async (client) => {
        await waitForDisconnections(client, name);
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      });
    },
  };
}

/** A closed pool's connections end a moment later; dropping at once would end them with an error nobody listens to. */
async function waitForDisconnections(client: pg.Client, name: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name]);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
