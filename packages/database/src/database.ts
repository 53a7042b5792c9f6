import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { columnNames } from './column-names.ts';
import { parseInstant } from './parse-instant.ts';
import { nameStatements, readThrough } from './prepared-query.ts';
import { openReadingLines, type ReadingLines } from './reading-lines.ts';
import type { Tables } from './tables.generated.ts';

export type Database = Kysely<Tables>;
/** What every repository function takes first: the database, or the transaction it shall be part of. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

/** PostgreSQL's 64-bit integers: our identities and counts stay far below what a JavaScript number holds exactly. */
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

const connecting = (connectionString: string) => ({
  connectionString,
  application_name: 'touchstone',
  types: typeParsers,
  // A query of a request that takes longer than this is a defect; it must not hold the pool.
  statement_timeout: 30_000,
});

export const createPool = (connectionString: string, maximumConnections = 10) =>
  new pg.Pool({ ...connecting(connectionString), max: maximumConnections });

/** As many as PostgreSQL can work on at the same time on a small machine, and some that may be held up. */
const lineCount = 4;

export interface LinePatience {
  connectMs: number;
  /** From asking to the answer, with all that is asked before in the same line. */
  answerMs: number;
}

const usualPatience: LinePatience = { connectMs: 10_000, answerMs: 15_000 };

/**
 * For prepared queries that only read. One plan serves all values of each of them: PostgreSQL is told so, or else it would plan
 * anew each time that it thinks a value special, which takes longer than most of them run. Whoever opens lines ends them.
 */
export const createReadingLines = (
  connectionString: string,
  { connectMs, answerMs }: LinePatience = usualPatience,
): ReadingLines =>
  openReadingLines(
    () =>
      new pg.Client({
        ...connecting(connectionString),
        keepAlive: true,
        connectionTimeoutMillis: connectMs,
        // The driver breaks the connection off: everybody behind this question would wait as long.
        query_timeout: answerMs,
        pipeline: true,
        options: '-c plan_cache_mode=force_generic_plan',
      }),
    lineCount,
  );

export function createDatabase(pool: pg.Pool, lines?: ReadingLines): Database {
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: nameStatements(pool) }),
    plugins: [columnNames],
  });
  if (lines !== undefined) readThrough(database, lines);
  return database;
}

/** The one way to a transaction: everything `work` does through the handle lands together or not at all. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
) {
  return database.transaction().execute(work);
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** The name of the violated unique index, so that a race for a name becomes an answer instead of a server error. */
export function findViolatedUniqueIndex(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === uniqueViolation ? error.constraint : undefined;
}

/** The name of the violated foreign key: what a row was to refer to has gone meanwhile. */
export function findViolatedForeignKey(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === foreignKeyViolation
    ? error.constraint
    : undefined;
}
