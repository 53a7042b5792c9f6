/**
 * How this works: where a query reads a dozen rows by an index, building it costs the server more than running it costs
 * PostgreSQL, and so do parsing and planning. A prepared query is built once, with places for its values, and carries a name
 * under which every connection keeps it parsed, and after a few runs planned.
 *
 * PostgreSQL then plans without looking at the values. That is right where one plan serves them all (rows by key, a page in
 * the order of an index), and wrong where it depends on them (a keyword that is rare or frequent): those stay as they are.
 *
 * Where the database has lines (`reading-lines.ts`) they answer it, unless it is part of a transaction or takes long. What
 * they answer is turned into rows here, with what was learnt from the first answer of the statement.
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
import type { LineAnswer, ReadingLines } from './reading-lines.ts';
import type { Tables } from './tables.generated.ts';

/** Stands among the parameters of a built query where a value comes when it runs. */
class Place {
  readonly key: PropertyKey;

  constructor(key: PropertyKey) {
    this.key = key;
  }
}

/** Stands for the value of that name. */
export type ValueOf<Values> = <Key extends keyof Values>(key: Key) => RawBuilder<Values[Key]>;

type Build<Values, Row> = (database: Kysely<Tables>, value: ValueOf<Values>) => Compilable<Row>;

/** Names by the text of the statement. */
const statementNames = new Map<string, string>();

/** Databases, not their transactions. */
const linesOf = new WeakMap<Kysely<Tables>, ReadingLines>();

export const readThrough = (database: Kysely<Tables>, lines: ReadingLines) => linesOf.set(database, lines);

interface Preparing {
  /** Others must not wait behind it. */
  isLong?: boolean;
}

export function prepareQuery<Values extends object, Row>(
  build: Build<Values, Row>,
  { isLong = false }: Preparing = {},
) {
  let compiled: CompiledQuery<Row> | undefined;
  const toRows = createRowMaker<Row>();
  return async (database: Kysely<Tables>, values: Values): Promise<Row[]> => {
    compiled ??= compileNamed(database, build);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.key as keyof Values] : parameter,
    );
    const lines = isLong ? undefined : linesOf.get(database);
    const name = statementNames.get(compiled.sql);
    if (lines !== undefined && name !== undefined)
      return toRows(await lines.ask({ name, text: compiled.sql, values: parameters }));
    const { rows } = await database.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** Rows are made by filling in copies of one empty row. */
function createRowMaker<Row>() {
  let properties: readonly string[] | undefined;
  let emptyRow: Record<string, unknown> = {};
  return async ({ columns, rows }: LineAnswer): Promise<Row[]> => {
    if (properties === undefined) {
      properties = await nameProperties(columns);
      emptyRow = Object.fromEntries(properties.map((property) => [property, null]));
    }
    const names = properties;
    return rows.map((values) => {
      const row = { ...emptyRow };
      for (let place = 0; place < names.length; place += 1) row[names[place] as string] = values[place];
      // The statement was built to select just these.
      return row as Row;
    });
  };
}

/** For statements that are alike: each shape is prepared when it is first asked for. Shapes must be few. */
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
  const compiled = build(database, (key) => sql`${new Place(key)}`).compile();
  const digest = createHash('sha256').update(compiled.sql).digest('hex');
  statementNames.set(compiled.sql, `touchstone_${digest.slice(0, 32)}`);
  return compiled;
}

type KyselyClient = Awaited<ReturnType<PostgresPool['connect']>>;

/** The pool as Kysely uses it: a statement that has a name is sent with it. */
export function nameStatements(pool: pg.Pool): PostgresPool {
  // Kysely knows connections again by their identity.
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
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
  };
  return {
    // Kysely's type has another form for cursors, which it uses only where it is given their constructor.
    query: query as unknown as KyselyClient['query'],
    release: (isDiscarded) => {
      client.release(isDiscarded);
    },
  };
}
