/**
 * How this works
 *
 * The server connects as the role `touchstone`, which owns its database and may create others, but is not a
 * superuser. So an SQL injection could not read files of the machine or start programs, and a statement that
 * would fail on an external PostgreSQL with an ordinary role also fails on the developer's machine.
 */
import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { socketConnectionString } from './connection-string.ts';
import { superuserName } from './initialise-cluster.ts';
import { isSystemError } from './system-error.ts';

export const applicationRole = 'touchstone';

const pollMs = 20;
/** cannot_connect_now: PostgreSQL is starting, recovering or stopping. */
const cannotConnectNow = '57P03';
const alreadyExists = ['42710', '42P04', '23505'];

export interface DatabaseInput {
  readonly socketFolder: string;
  readonly databaseName: string;
}

/**
 * Waits until PostgreSQL responds, as long as `assertAlive` does not throw: a recovery after a crash can take
 * long.
 */
export async function connectWhenReady(socketFolder: string, assertAlive: () => void): Promise<Client> {
  const connectionString = socketConnectionString({
    socketFolder,
    user: superuserName,
    database: 'postgres',
  });
  for (;;) {
    assertAlive();
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const isStarting =
        isSystemError(error, 'ENOENT', 'ECONNREFUSED', 'ECONNRESET') ||
        (error instanceof DatabaseError && error.code === cannotConnectNow);
      if (!isStarting) throw error;
    }
    await sleep(pollMs);
  }
}

export async function prepareDatabase(
  superuser: Client,
  { databaseName, socketFolder }: DatabaseInput,
): Promise<string> {
  const role = escapeIdentifier(applicationRole);
  const database = escapeIdentifier(databaseName);
  const { rows } = await superuser.query<{ role: boolean; database: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
            EXISTS (SELECT FROM pg_database WHERE datname = $2) AS database`,
    [applicationRole, databaseName],
  );
  if (!rows[0]?.role) await createIfMissing(superuser, `CREATE ROLE ${role} LOGIN CREATEDB`);
  if (!rows[0]?.database) await createIfMissing(superuser, `CREATE DATABASE ${database} OWNER ${role}`);
  return socketConnectionString({ socketFolder, user: applicationRole, database: databaseName });
}

async function createIfMissing(superuser: Client, statement: string): Promise<void> {
  try {
    await superuser.query(statement);
  } catch (error) {
    if (!(error instanceof DatabaseError && alreadyExists.includes(error.code ?? ''))) throw error;
  }
}
