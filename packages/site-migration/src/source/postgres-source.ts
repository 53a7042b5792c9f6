/**
 * How this works: a table is read through a cursor of one read-only transaction, in the order of its key. The cursor of a batch
 * is the number of rows read so far; a read continues by moving the cursor over them. The source does not change meanwhile:
 * its site is stopped.
 */
import { Client } from 'pg';
import { BatchCollector } from './batch-collector.ts';
import {
  batchLimits,
  type BatchRequest,
  type SourceBatch,
  type SourceReader,
  type SourceRow,
} from './source-reader.ts';

const fetchedRows = 500;

/** Every value as PostgreSQL writes it: the steps parse dates, numbers and JSON themselves. */
const asText = { getTypeParser: () => (value: string | Buffer) => String(value) };

export async function openPostgresSource(url: string): Promise<SourceReader> {
  const client = new Client({ connectionString: url, types: asText, application_name: 'touchstone-migrate' });
  // An error without a listener would end the process; the query in progress is rejected with it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`SET TIME ZONE 'UTC'`);
  return {
    hasTable: async (table) => {
      const { rows } = await client.query<{ name: string | null }>('SELECT to_regclass($1)::text AS name', [
        client.escapeIdentifier(table),
      ]);
      return rows[0]?.name != null;
    },
    countRows: async (table) => {
      const { rows } = await client.query<{ count: string }>(
        `SELECT count(*) AS count FROM ${client.escapeIdentifier(table)}`,
      );
      return Number(rows[0]?.count ?? 0);
    },
    batches: (request) => readCursor(url, request),
    close: () => client.end(),
  };
}

/** A connection of its own: other reads may happen while a batch is written. */
async function* readCursor(url: string, { table, key, after }: BatchRequest): AsyncGenerator<SourceBatch> {
  const client = new Client({ connectionString: url, types: asText, application_name: 'touchstone-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET TIME ZONE 'UTC'`);
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const order = key.split(' ').map((column) => client.escapeIdentifier(column));
    await client.query(
      `DECLARE rows_of_table NO SCROLL CURSOR FOR SELECT * FROM ${client.escapeIdentifier(table)} ORDER BY ${order.join(', ')}`,
    );
    let count = Number(after ?? 0);
    if (count > 0) await client.query(`MOVE FORWARD ${String(count)} FROM rows_of_table`);
    const collector = new BatchCollector(batchLimits);
    for (;;) {
      const { rows } = await client.query<SourceRow>(`FETCH ${String(fetchedRows)} FROM rows_of_table`);
      for (const row of rows) {
        count += 1;
        // The number of the row, for sources whose ids are no numbers.
        collector.add({ ...row, row_number: count });
        if (collector.isFull) yield { rows: collector.take(), cursor: String(count) };
      }
      if (rows.length < fetchedRows) break;
    }
    if (!collector.isEmpty) yield { rows: collector.take(), cursor: String(count) };
  } finally {
    await client.end();
  }
}
