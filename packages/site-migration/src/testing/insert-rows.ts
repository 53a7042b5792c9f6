import type { Connection } from 'mysql2/promise';

export type InsertedRow = Readonly<Record<string, string | number | null>>;

/** Rows may leave out columns. */
export async function insertRows(connection: Connection, table: string, rows: readonly InsertedRow[]) {
  const byColumns = Map.groupBy(rows, (row) => Object.keys(row).join());
  for (const group of byColumns.values()) {
    const columns = Object.keys(group[0] ?? {});
    const list = columns.map((column) => `\`${column}\``).join(', ');
    for (let start = 0; start < group.length; start += 2000) {
      const values = group
        .slice(start, start + 2000)
        .map((row) => columns.map((column) => row[column] ?? null));
      await connection.query(`INSERT INTO \`${table}\` (${list}) VALUES ?`, [values]);
    }
  }
}
