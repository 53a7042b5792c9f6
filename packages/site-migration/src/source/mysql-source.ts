/**
 * How this works: a table is read in pages in the order of its key (keyset pagination), so that memory is bounded, a read can
 * begin behind any row, and no query stays open while a batch is written. Dates are read as text, because the driver would
 * guess their time zone.
 */
import { createConnection, type Connection, type RowDataPacket } from 'mysql2';
import { BatchCollector } from './batch-collector.ts';
import {
  batchLimits,
  type BatchLimits,
  type BatchRequest,
  type SourceBatch,
  type SourceReader,
  type SourceRow,
} from './source-reader.ts';

/** Rows of one query. */
const pageRows = 10_000;

export async function openMysqlSource(url: string, limits = batchLimits): Promise<SourceReader> {
  const connection = createConnection({
    ...connectionOptions(url),
    dateStrings: true,
    supportBigNumbers: true,
    charset: 'utf8mb4',
  });
  await new Promise<void>((resolve, reject) => {
    connection.connect((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  // An error without a listener would end the process; the query in progress is rejected with it.
  connection.on('error', () => undefined);
  return {
    hasTable: async (table) => {
      const { database, name } = splitName(table);
      const rows = await ask(
        connection,
        `SELECT 1 FROM information_schema.tables
          WHERE table_schema = coalesce(?, database()) AND table_name = ?`,
        [database, name],
      );
      return rows.length > 0;
    },
    countRows: async (table) => {
      const rows = await ask(connection, `SELECT count(*) AS count FROM ${quoteName(table)}`, []);
      return Number(rows[0]?.['count'] ?? 0);
    },
    batches: (request) => readPages(connection, request, limits),
    close: () =>
      new Promise((resolve) => {
        connection.end(() => resolve());
      }),
  };
}

/** `mysql://user:password@host:port/database`, or a socket: `mysql://user@localhost/database?socket=/run/…`. */
export function connectionOptions(address: string) {
  const url = new URL(address);
  const socketPath = url.searchParams.get('socket');
  return {
    user: decodeURIComponent(url.username) || 'root',
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...(socketPath === null
      ? { host: url.hostname, port: url.port === '' ? 3306 : Number(url.port) }
      : { socketPath }),
  };
}

async function* readPages(
  connection: Connection,
  { table, key, after }: BatchRequest,
  limits: BatchLimits,
): AsyncGenerator<SourceBatch> {
  let cursor = after;
  for (;;) {
    const collector = new BatchCollector(limits);
    let count = 0;
    const where = cursor === null ? '' : `WHERE ${quote(key)} > ?`;
    const statement = `SELECT * FROM ${quoteName(table)} ${where} ORDER BY ${quote(key)} LIMIT ${String(pageRows)}`;
    const rows: AsyncIterable<SourceRow> = connection
      .query(statement, cursor === null ? [] : [cursor])
      .stream({ highWaterMark: 256 });
    for await (const row of rows) {
      count += 1;
      cursor = String(row[key]);
      collector.add(row);
      if (collector.isFull) yield { rows: collector.take(), cursor };
    }
    if (!collector.isEmpty) yield { rows: collector.take(), cursor: cursor ?? '' };
    if (count < pageRows) return;
  }
}

const ask = (connection: Connection, statement: string, values: unknown[]) =>
  new Promise<RowDataPacket[]>((resolve, reject) => {
    connection.query<RowDataPacket[]>(statement, values, (error, rows) => {
      if (error) reject(error);
      else resolve(rows);
    });
  });

/** A table of another database has its name before a dot. */
function splitName(table: string) {
  const [first = '', second] = table.split('.');
  return second === undefined ? { database: null, name: first } : { database: first, name: second };
}

const quote = (name: string) => `\`${name.replaceAll('`', '``')}\``;
const quoteName = (table: string) => table.split('.').map(quote).join('.');
