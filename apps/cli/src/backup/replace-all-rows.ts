import type { ClientBase } from 'pg';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Empties the tables and lets `load` fill them in any order. Foreign keys are dropped meanwhile; restoring them
 * validates every reference. Triggers do not fire, because the rows already have their effect. The caller owns the
 * transaction.
 */
export async function replaceAllRows(
  client: ClientBase,
  { schema, tables }: { readonly schema: string; readonly tables: readonly string[] },
  load: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await listForeignKeys(client, schema);
  for (const { table, name } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${client.escapeIdentifier(name)}`);
  }
  for (const name of tables) {
    await client.query(`ALTER TABLE ${client.escapeIdentifier(name)} DISABLE TRIGGER USER`);
    await client.query(`DELETE FROM ${client.escapeIdentifier(name)}`);
  }
  await load();
  for (const name of tables) {
    await client.query(`ALTER TABLE ${client.escapeIdentifier(name)} ENABLE TRIGGER USER`);
  }
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${client.escapeIdentifier(name)} ${definition}`);
  }
}

async function listForeignKeys(client: ClientBase, schema: string): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT c.conrelid::regclass::text AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
       FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
      WHERE n.nspname = $1 AND c.contype = 'f' AND c.conparentid = 0 ORDER BY c.conname`,
    [schema],
  );
  return rows;
}
