import { rm } from 'node:fs/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded/index.ts';
import { migrate } from '../migrate.ts';
import { makeDataFolder } from './memory-folder.ts';
import { templateDatabaseName, testServerVariable, withDatabaseName } from './test-database.ts';

/** Four test files run at once, some with three servers, of up to thirty connections each. */
const maxConnections = 400;

/** One PostgreSQL for the whole test run, with the migrated template that test files clone. */
export async function setup() {
  const dataDirectory = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDirectory, durable: false, maxConnections });
  const client = new pg.Client({ connectionString: postgres.connectionString });
  await client.connect();
  await client.query(`CREATE DATABASE ${templateDatabaseName}`);
  await client.end();
  await migrate(withDatabaseName(postgres.connectionString, templateDatabaseName));
  process.env[testServerVariable] = postgres.connectionString;
  return async () => {
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
