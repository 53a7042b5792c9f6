import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { nameStatements } from './prepared-query.ts';
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

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? toSafeInteger : pg.types.getTypeParser(oid, format ?? 'text'),
};

export function createPool(connectionString: string, maximumConnections = 10) {
  return new pg.Pool({
    connectionString,
    max: maximumConnections,
    application_name: 'touchstone',
    types: typeParsers,
    // A query of a request that takes longer than this is a defect; it must not hold the pool.
    statement_timeout: 30_000,
  });
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: nameStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** The one way to a transaction: everything `work` does through the handle lands together or not at all. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
) {
  return database.transaction().execute(work);
}

const uniqueViolation = '23505';

/** The name of the violated unique index, so that a race for a name becomes an answer instead of a server error. */
export function findViolatedUniqueIndex(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === uniqueViolation ? error.constraint : undefined;
}
