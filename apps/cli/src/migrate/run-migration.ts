/**
 * The frame of a migration: an empty site of this release, one migration at a time, and its state. What an earlier run of the
 * same migration has written is continued; a migration that has finished is only reported.
 */
import type { Client, ClientBase } from 'pg';
import { createClient, createDatabase, createPool, migrate } from '@touchstone/database';
import { prepareLanguages } from '@touchstone/server/moving-in';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { finishMigration } from './finish-migration.ts';
import {
  beginMigration,
  endMigration,
  findState,
  listSteps,
  type SourceName,
  type StepProgress,
} from './progress.ts';

export interface MigrationTarget {
  readonly connectionString: string;
  readonly source: SourceName;
  readonly isDryRun: boolean;
}

export interface MigrationResult {
  readonly steps: readonly StepProgress[];
  /** The migration had finished before. */
  readonly wasFinished: boolean;
}

/** Any number that no other advisory lock uses. */
const migrationLock = 7_302_802;

export async function runMigration(
  { connectionString, source, isDryRun }: MigrationTarget,
  runSteps: (client: Client) => Promise<StepProgress[]>,
): Promise<MigrationResult> {
  if (!isDryRun) await prepareTarget(connectionString);
  const client = createClient({ connectionString, application_name: 'touchstone-migrate' });
  await client.connect();
  try {
    await client.query('SET synchronous_commit = off');
    const state = await checkTarget(client, source);
    if (state === 'finished') return { steps: await listSteps(client, source), wasFinished: true };
    if (isDryRun) return { steps: await runSteps(client), wasFinished: false };
    await beginMigration(client, source);
    try {
      await runSteps(client);
      await finishMigration(connectionString, client);
      await endMigration(client, source, undefined);
      return { steps: await listSteps(client, source), wasFinished: false };
    } catch (error) {
      await recordFailure(client, source, error);
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function prepareTarget(connectionString: string) {
  await migrate(connectionString);
  const pool = createPool(connectionString, 1);
  try {
    await prepareLanguages(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

async function checkTarget(client: Client, source: SourceName) {
  const { rows: locks } = await client.query<{ isFree: boolean }>(
    `SELECT pg_try_advisory_lock(${String(migrationLock)}) AS "isFree"`,
  );
  if (locks[0]?.isFree !== true) throw new UsageError('Another migration into this site is running.');
  const { rows: tables } = await client.query<{ table: string | null }>(
    `SELECT to_regclass('site_migration')::text AS table`,
  );
  if (tables[0]?.table === null)
    throw new UsageError(
      'This database has no tables of this release yet: start the site once with DEMO_CONTENT=off.',
    );
  const state = await findState(client, source);
  if (state === 'none') await checkEmpty(client);
  return state;
}

async function checkEmpty(client: ClientBase) {
  const { rows } = await client.query<{ users: number; problems: number; submissions: number }>(
    `SELECT (SELECT count(*) FROM user_account)::int AS users, (SELECT count(*) FROM problem)::int AS problems,
            (SELECT count(*) FROM submission)::int AS submissions`,
  );
  const { users = 0, problems = 0, submissions = 0 } = rows[0] ?? {};
  if (users <= 1 && problems === 0 && submissions === 0) return;
  throw new UsageError(
    `The site is not empty: ${String(users)} accounts, ${String(problems)} problems, ${String(submissions)} submissions. ` +
      'Nothing was changed. Ids stay valid only in an empty site: start one with another DATA_DIR and DEMO_CONTENT=off.',
  );
}

/** The connection may be what failed: then the state stays "running", and the next run continues all the same. */
async function recordFailure(client: Client, source: SourceName, error: unknown) {
  try {
    await client.query('ROLLBACK');
    await endMigration(client, source, error instanceof Error ? error.message : String(error));
  } catch (lost) {
    if (!(lost instanceof Error)) throw lost;
  }
}
