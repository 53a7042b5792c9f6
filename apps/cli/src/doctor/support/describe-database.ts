import type { ClientBase } from 'pg';

/** Sizes and states; no content of any user. */
export async function describeDatabase(client: ClientBase): Promise<Record<string, unknown>> {
  const list = async (statement: string): Promise<unknown[]> =>
    (await client.query(statement)).rows as unknown[];
  return {
    version: await list(`SELECT version() AS version, pg_database_size(current_database()) AS bytes`),
    migrations: await list(`SELECT version, applied_at FROM schema_migration ORDER BY version`),
    tables: await list(
      `SELECT relname AS name, n_live_tup AS rows, pg_total_relation_size(relid) AS bytes,
         last_autovacuum, last_autoanalyze
       FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY relname`,
    ),
    connections: await list(
      `SELECT application_name, state, count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() GROUP BY 1, 2 ORDER BY 1, 2`,
    ),
    judges: await list(
      `SELECT name, slots, cpu_cores, languages, disabled_languages, last_seen_at FROM judge`,
    ),
    openTasks: await list(
      `SELECT lane, attempt_id IS NOT NULL AS "isRunning", count(*)::int AS count, min(created_at) AS oldest
       FROM judging_task WHERE finished_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2`,
    ),
    backups: await list(
      `SELECT kind, started_at, finished_at, error, archive_bytes FROM backup_run ORDER BY id DESC LIMIT 20`,
    ),
  };
}
