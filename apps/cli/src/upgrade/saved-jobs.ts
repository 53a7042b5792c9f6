/**
 * Jobs of the queue are in no backup: they belong to the moment. A rollback returns to the moment of the backup, so the jobs of that
 * moment are kept in a schema of their own until the upgrade is over. The trial start may have worked on some.
 */
import type { ClientBase } from 'pg';

const schema = 'touchstone_upgrade';

async function hasTable(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS "isThere"',
    [name],
  );
  return rows[0]?.isThere === true;
}

export async function saveJobs(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  if (await hasTable(client, 'pgboss.job')) {
    await client.query(`CREATE SCHEMA ${schema}`);
    await client.query(`CREATE TABLE ${schema}.job AS TABLE pgboss.job`);
    await client.query(`CREATE TABLE ${schema}.version AS TABLE pgboss.version`);
  }
  await client.query('COMMIT');
}

/** The caller owns the transaction. */
export async function restoreJobs(client: ClientBase): Promise<void> {
  if (!(await hasTable(client, 'pgboss.job'))) return;
  if (await isSameQueueVersion(client)) {
    const { rows } = await client.query<{ columns: string }>(
      `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
        WHERE attrelid = '${schema}.job'::regclass AND attnum > 0 AND NOT attisdropped`,
    );
    const columns = rows[0]?.columns ?? '';
    await client.query('DELETE FROM pgboss.job');
    await client.query(`INSERT INTO pgboss.job (${columns}) SELECT ${columns} FROM ${schema}.job`);
    return;
  }
  // A newer release has changed the tables of its queue. The old one creates its own, and judging tasks get new jobs.
  await client.query('DROP SCHEMA pgboss CASCADE');
}

async function isSameQueueVersion(client: ClientBase): Promise<boolean> {
  if (!(await hasTable(client, `${schema}.version`))) return false;
  const { rows } = await client.query<{ isSame: boolean }>(
    `SELECT (SELECT max(version) FROM ${schema}.version) = (SELECT max(version) FROM pgboss.version) AS "isSame"`,
  );
  return rows[0]?.isSame === true;
}

export async function dropSavedJobs(client: ClientBase): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
}
