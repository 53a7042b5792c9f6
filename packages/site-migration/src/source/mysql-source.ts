/**
 * How this works: a table is read in pages in the order of its key (keyset pagination), so that memory is bounded, a read can
 * begin behind any row. Dates are read as text, because the driver would guess their time zone.
 *
 * A page stays open while its batches are written, and hashing the passwords of a batch takes minutes on a busy machine. So the
 * server must wait for the reader as long as it takes. If the connection is lost all the same, the driver does not tell the
 * page in progress; this file does.
 */
import { addAbortSignal } from 'node:stream';
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
/** The default is one minute until the server closes a connection whose client does not read. */
const patienceSeconds = 7 * 24 * 60 * 60;

interface SourceConnection {
  readonly connection: Connection;
  /** Aborted with the error that ended the connection. */
  readonly lost: AbortSignal;
}

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
  const loss = new AbortController();
  connection.on('error', (error) => loss.abort(error));
  await ask(
    connection,
    `SET SESSION net_write_timeout = ${String(patienceSeconds)}, wait_timeout = ${String(patienceSeconds)}`,
    [],
  );
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
    batches: (request) => readPages({ connection, lost: loss.signal }, request, limits),
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
  { connection, lost }: SourceConnection,
  { table, key, after }: BatchRequest,
  limits: BatchLimits,
): AsyncGenerator<SourceBatch> {
  let cursor = after;
  for (;;) {
    const collector = new BatchCollector(limits);
    let count = 0;
    const where = cursor === null ? '' : `WHERE ${quote(key)} > ?`;
    const statement = `SELECT * FROM ${quoteName(table)} ${where} ORDER BY ${quote(key)} LIMIT ${String(pageRows)}`;
    const stream = connection
      .query(statement, cursor === null ? [] : [cursor])
      .stream({ highWaterMark: 256 });
    const rows: AsyncIterable<SourceRow> = addAbortSignal(lost, stream);
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
