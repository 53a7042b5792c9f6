import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Socket } from 'node:net';
import pg from 'pg';
import { columnNames } from './column-names.ts';
import { readOnlyCode } from './connection-failure.ts';
import type { ClientClass } from './gated-client.ts';
import { parseInstant } from './parse-instant.ts';
import { openPipelinedConnections, type PipelinedConnections } from './pipelined-connections.ts';
import { nameStatements, setPipelinedConnections } from './prepared-query.ts';
import type { Tables } from './tables.generated.ts';

export type Database = Kysely<Tables>;
/** The first parameter of every repository function: the database, or a transaction. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

/** Sends a statement that is also sent through a client without Kysely. */
export const runStatement = (queryable: Queryable, text: string, values: readonly unknown[]) =>
  queryable.executeQuery(CompiledQuery.raw(text, [...values]));

/**
 * Converts PostgreSQL's 64-bit integers: our ids and counts stay far below the limit of a JavaScript number.
 */
const toSafeInteger = (value: string) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit a JavaScript number`);
  return number;
};

const { INT8, TIMESTAMPTZ } = pg.types.builtins;

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return toSafeInteger;
    return oid === TIMESTAMPTZ ? parseInstant : pg.types.getTypeParser(oid, format ?? 'text');
  },
};

/** A request's query that takes longer than this is a defect; it must not occupy the pool. */
const statementTimeoutMs = 30_000;

const connecting = (connectionString: string) => ({
  connectionString,
  application_name: 'touchstone',
  types: typeParsers,
  statement_timeout: statementTimeoutMs,
});

/**
 * For commands and migrations. Without a listener, a connection that is lost between two statements would end the process;
 * so the next statement is rejected.
 */
export function createClient(options: pg.ClientConfig): pg.Client {
  const client = new pg.Client(options);
  return client.on('error', () => undefined);
}

export interface ConnectionTimeouts {
  /** Opening a connection; in a pool also waiting for a free one. */
  connectMs: number;
  /** From sending a statement to its result. */
  resultMs: number;
}

/** Absent: those of a real site, and a client without a gate. */
export interface ConnectionOptions {
  timeouts?: ConnectionTimeouts | undefined;
  Client?: ClientClass;
}

/** A busy database answers within its statement timeout. Only a connection that is lost stays silent for longer. */
const poolTimeouts: ConnectionTimeouts = { connectMs: 20_000, resultMs: statementTimeoutMs + 10_000 };
const pipelineTimeouts: ConnectionTimeouts = { connectMs: 10_000, resultMs: 15_000 };

export function createPool(connectionString: string, maximumConnections = 10, options: pg.PoolConfig = {}) {
  const pool = new pg.Pool({ ...connecting(connectionString), max: maximumConnections, ...options });
  // The pool listens to idle clients only. A client in use that loses its connection emits an error too, which ends the
  // process if nothing listens. The statement in progress, or the next one, is rejected with the same error.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    leaveStandby(client);
  });
  return pool;
}

/** A connection that met a standby is closed, so that the next one goes where the address leads by then. */
function leaveStandby({ connection }: pg.Client) {
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === readOnlyCode) connection.stream.destroy();
  });
}

/**
 * For a server: requests wait for the database for a limited time. A silent connection is closed: if the other side has
 * vanished, its statement would wait for many minutes. So a statement needs a statement timeout, and a transaction must not
 * pause.
 */
export const createServerPool = (
  connectionString: string,
  maximumConnections: number,
  { connectMs, resultMs }: ConnectionTimeouts = poolTimeouts,
  options: pg.PoolConfig = {},
): pg.Pool =>
  createPool(connectionString, maximumConnections, {
    ...options,
    connectionTimeoutMillis: connectMs,
    // An idle connection is silent too: the pool closes it before its socket does.
    idleTimeoutMillis: Math.min(10_000, resultMs / 2),
    stream: () => createSocket(resultMs),
  });

function createSocket(maximumSilenceMs: number) {
  const socket = new Socket();
  return socket.setTimeout(maximumSilenceMs, () => {
    socket.destroy(new Error(`Connection terminated after ${String(maximumSilenceMs)} ms of silence`));
  });
}

/** One per core of a small machine, and two spare ones for the case that some are blocked. */
const connectionCount = 4;

/**
 * For prepared queries that only read. One plan serves all values of each query, so the connections force generic plans:
 * otherwise PostgreSQL plans again for values that it considers special, which takes longer than most queries run. The caller
 * ends the connections.
 */
export const createPipelinedConnections = (
  connectionString: string,
  { connectMs, resultMs }: ConnectionTimeouts = pipelineTimeouts,
  Client: ClientClass = pg.Client,
): PipelinedConnections =>
  openPipelinedConnections(
    () =>
      new Client({
        ...connecting(connectionString),
        keepAlive: true,
        connectionTimeoutMillis: connectMs,
        pipeline: true,
        options: '-c plan_cache_mode=force_generic_plan',
      }),
    { connectionCount, resultMs },
  );

export function createDatabase(pool: pg.Pool, pipelined?: PipelinedConnections): Database {
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: nameStatements(pool) }),
    plugins: [columnNames],
  });
  if (pipelined !== undefined) setPipelinedConnections(database, pipelined);
  return database;
}

/**
 * The only way to open a transaction: everything that `work` does through the handle is committed or rolled
 * back together.
 */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
) {
  return database.transaction().execute(work);
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** Returns the name of the violated unique index, so that a race for a name becomes a specific error. */
export function findViolatedUniqueIndex(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === uniqueViolation ? error.constraint : undefined;
}

/** Returns the name of the violated foreign key: the referenced row was deleted meanwhile. */
export function findViolatedForeignKey(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === foreignKeyViolation
    ? error.constraint
    : undefined;
}
