import type { Pool } from 'pg';

/** What differs between two equal migrations: salts, times of the run, and numbers that no row of the source has. */
const changing: Readonly<Record<string, readonly string[]>> = {
  user_account: ['password_hash'],
  site_migration: ['started_at', 'updated_at', 'finished_at'],
  site_migration_step: ['updated_at', 'cursor'],
  site_migration_finding: ['id'],
  site_setting: ['updated_at'],
  language: ['created_at', 'updated_at'],
  schema_migration: ['applied_at'],
};

/** The content of all tables, in a form that can be compared. */
export async function snapshot(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM "${name}" t`,
    );
    const lines = rows.map(({ row }) =>
      JSON.stringify(
        Object.fromEntries(Object.entries(row).filter(([key]) => changing[name]?.includes(key) !== true)),
      ),
    );
    if (lines.length > 0) content[name] = lines.toSorted();
  }
  return content;
}
