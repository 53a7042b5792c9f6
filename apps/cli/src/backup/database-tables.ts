import type { ClientBase } from 'pg';

export interface TableDescription {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface SequenceState {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** Written by `migrate` itself. */
const migrationTable = 'schema_migration';

/**
 * The tables of a backup: without unlogged tables, whose content may be lost at any crash (counters, open challenges),
 * and without the record of migrations. Generated columns are left out: PostgreSQL computes them.
 */
export async function listTables(client: ClientBase, schema: string): Promise<TableDescription[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c
       JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE n.nspname = $1 AND c.relkind = 'r' AND c.relpersistence = 'p' AND c.relname <> $2
      GROUP BY c.relname ORDER BY c.relname`,
    [schema, migrationTable],
  );
  return rows;
}

export async function listSequences(client: ClientBase, schema: string): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = $1 ORDER BY sequencename`,
    [schema],
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value::text, is_called FROM ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`,
    );
    const row = state.rows[0];
    if (row) states.push({ name, lastValue: row.last_value, isCalled: row.is_called });
  }
  return states;
}

/** 0: no migration has run here. */
export async function loadMigrationVersion(client: ClientBase, schema: string): Promise<number> {
  const { rows } = await client.query<{ table: string | null }>(`SELECT to_regclass($1)::text AS table`, [
    `${client.escapeIdentifier(schema)}.${migrationTable}`,
  ]);
  if (rows[0]?.table === null) return 0;
  const versions = await client.query<{ version: number }>(
    `SELECT coalesce(max(version), 0)::int AS version FROM ${client.escapeIdentifier(schema)}.${migrationTable}`,
  );
  return versions.rows[0]?.version ?? 0;
}

/** Whether any table of the schema has a row. */
export async function hasRows(client: ClientBase, schema: string): Promise<boolean> {
  for (const { name } of await listTables(client, schema)) {
    const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
    const { rows } = await client.query<{ exists: boolean }>(
      `SELECT EXISTS (SELECT FROM ${table}) AS exists`,
    );
    if (rows[0]?.exists) return true;
  }
  return false;
}
