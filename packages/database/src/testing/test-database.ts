/**
 * How this works: the global set-up of the test run starts one PostgreSQL and migrates one template database;
 * their addresses are passed through the environment. Each test file clones the template by file copies of
 * the kernel: every file has its own database within milliseconds, and files run in parallel. A preparation
 * that many files need is done once, in a separate template, by the first file that needs it.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase, createPool, type Database } from '../database.ts';

export const testServerVariable = 'TOUCHSTONE_TEST_POSTGRES';
export const templateDatabaseName = 'touchstone_template';
const preparationLock = 5_108;
/** Only ends what would never end. */
const hangsAfterMs = 240_000;
/** The default strategy writes every page of the copy to the log first, which takes nine times as long. */
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

/** Migrated and prepared: `prepare` runs once in a test run for each `name`. */
export async function createPreparedTestDatabase(
  name: string,
  prepare: (connectionString: string) => Promise<void>,
): Promise<TestDatabase> {
  const template = `${templateDatabaseName}_${name}`;
  await onServer(async (client, server) => {
    // The end of the connection releases the lock.
    await client.query('SELECT pg_advisory_lock($1)', [preparationLock]);
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rows.length > 0) return;
    const unfinished = `${template}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${templateDatabaseName} ${asFiles}`);
    await prepare(withDatabaseName(server, unfinished));
    // A connected database cannot be renamed.
    await waitForDisconnections(client, unfinished, hangsAfterMs);
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  });
  return createDatabaseFrom(template);
}

/** Without any of our tables. */
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
      // On a busy machine the drop may end connections of the closed pool that still wait for their own end.
      pool.on('error', () => undefined);
      await pool.end();
      await onServer(async (client) => {
        await waitForDisconnections(client, name);
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      });
    },
  };
}

/**
 * The connections of a closed pool end a moment later; dropping the database immediately would end them with
 * an unhandled error.
 */
async function waitForDisconnections(client: pg.Client, name: string, limitMs = 2000) {
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += 20) {
    const { rows } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name]);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
