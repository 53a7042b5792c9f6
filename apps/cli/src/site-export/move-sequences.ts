import type { ClientBase } from 'pg';

const schema = 'public';

/** After the largest imported number. */
export async function moveSequences(client: ClientBase) {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT c.table_name AS table, c.column_name AS column,
            pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) AS sequence
       FROM information_schema.columns c
      WHERE c.table_schema = $1 AND c.is_identity = 'YES'`,
    [schema],
  );
  for (const { table, column, sequence } of rows) {
    const [name, field] = [client.escapeIdentifier(table), client.escapeIdentifier(column)];
    await client.query(
      `SELECT setval($1::regclass, greatest((SELECT max(${field}) FROM ${name}), (SELECT last_value FROM ${sequence})))`,
      [sequence],
    );
  }
}
