/**
 * How this works: for a query that reads a dozen rows by an index, building, parsing and planning cost more than running. A
 * prepared query is built once, with placeholders for its values, and has a name under which every connection keeps it
 * parsed and, after a few runs, planned.
 *
 * PostgreSQL then plans without knowing the values. That suits queries for which one plan fits all values (rows by key, a page
 * in the order of an index). Queries whose best plan depends on the values (a rare or a frequent keyword) are not prepared.
 *
 * If the database has pipelined connections (`pipelined-connections.ts`), they run the query, unless it is part of a
 * transaction or long. Their results are arrays, which become rows here.
 */
import { createHash } from 'node:crypto';
import {
  sql,
  type Compilable,
  type CompiledQuery,
  type Kysely,
  type PostgresPool,
  type RawBuilder,
} from 'kysely';
import type pg from 'pg';
import { nameProperties } from './column-names.ts';
import type { PipelinedConnections, PipelinedResult } from './pipelined-connections.ts';
import { sendQuery } from './send-query.ts';
import type { Tables } from './tables.generated.ts';

/** Marks the position of a value among the parameters of a compiled query. */
class ParameterPlaceholder {
  readonly key: PropertyKey;

  constructor(key: PropertyKey) {
    this.key = key;
  }
}

/** Returns the placeholder of the value with this name. */
export type ValueOf<Values> = <Key extends keyof Values>(key: Key) => RawBuilder<Values[Key]>;

type Build<Values, Row> = (database: Kysely<Tables>, value: ValueOf<Values>) => Compilable<Row>;

/** Statement names by SQL text. */
const statementNames = new Map<string, string>();

/** Keyed by database, never by transaction. */
const pipelinedOf = new WeakMap<Kysely<Tables>, PipelinedConnections>();

export const setPipelinedConnections = (database: Kysely<Tables>, connections: PipelinedConnections) =>
  pipelinedOf.set(database, connections);

interface QueryOptions {
  /** For long statements and writes: on a pipelined connection they would block the statements behind them. */
  usesPool?: boolean;
}

export function prepareQuery<Values extends object, Row>(
  build: Build<Values, Row>,
  { usesPool = false }: QueryOptions = {},
) {
  let compiled: CompiledQuery<Row> | undefined;
  const toRows = createRowMaker<Row>();
  return async (database: Kysely<Tables>, values: Values): Promise<Row[]> => {
    compiled ??= compileNamed(database, build);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof ParameterPlaceholder ? values[parameter.key as keyof Values] : parameter,
    );
    const pipelined = usesPool ? undefined : pipelinedOf.get(database);
    const name = statementNames.get(compiled.sql);
    if (pipelined !== undefined && name !== undefined)
      return toRows(await pipelined.query({ name, text: compiled.sql, values: parameters }));
    const { rows } = await database.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** Copies one empty row and fills it in, so that all rows have one hidden class. */
function createRowMaker<Row>() {
  let properties: readonly string[] | undefined;
  let emptyRow: Record<string, unknown> = {};
  return async ({ columns, rows }: PipelinedResult): Promise<Row[]> => {
    if (properties === undefined) {
      properties = await nameProperties(columns);
      emptyRow = Object.fromEntries(properties.map((property) => [property, null]));
    }
    const names = properties;
    return rows.map((values) => {
      const row = { ...emptyRow };
      for (let index = 0; index < names.length; index += 1) row[names[index] as string] = values[index];
      // The statement selects exactly the columns of `Row`.
      return row as Row;
    });
  };
}

/** For similar statements: prepares each shape on first use. There must be few shapes. */
export function prepareForEach<Shape extends object, Prepared>(prepare: (shape: Shape) => Prepared) {
  const known = new Map<string, Prepared>();
  return (shape: Shape): Prepared => {
    const key = JSON.stringify(shape);
    const prepared = known.get(key) ?? prepare(shape);
    known.set(key, prepared);
    return prepared;
  };
}

function compileNamed<Values extends object, Row>(database: Kysely<Tables>, build: Build<Values, Row>) {
  const compiled = build(database, (key) => sql`${new ParameterPlaceholder(key)}`).compile();
  const digest = createHash('sha256').update(compiled.sql).digest('hex');
  statementNames.set(compiled.sql, `touchstone_${digest.slice(0, 32)}`);
  return compiled;
}

type KyselyClient = Awaited<ReturnType<PostgresPool['connect']>>;

/** The pool for Kysely: sends prepared statements with their names. */
export function nameStatements(pool: pg.Pool): PostgresPool {
  // Kysely identifies connections by reference.
  const wrapped = new WeakMap<pg.PoolClient, KyselyClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? wrapClient(client);
      wrapped.set(client, known);
      return known;
    },
  };
}

function wrapClient(client: pg.PoolClient): KyselyClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = statementNames.get(text);
    return sendQuery(client, { text, values: [...values], ...(name !== undefined && { name }) });
  };
  return {
    // Kysely's type has an overload for cursors, which it uses only if it has their constructor.
    query: query as unknown as KyselyClient['query'],
    release: (isDiscarded) => {
      client.release(isDiscarded);
    },
  };
}
