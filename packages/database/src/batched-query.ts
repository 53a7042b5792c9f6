/**
 * How this works: for a short page, the fixed cost of a statement is higher than the cost of finding its rows. A batched query
 * collects concurrent calls of the same query with different values (`batch-loader.ts`) and runs them as one statement: the
 * values form a table `input`, and the query runs for each of its rows (`CROSS JOIN LATERAL`).
 *
 * Only for short queries: every caller waits for the whole batch.
 */
import { sql, type AliasableExpression, type Kysely } from 'kysely';
import { createBatchLoader } from './batch-loader.ts';
import type { Queryable } from './database.ts';
import { prepareQuery, type ValueOf } from './prepared-query.ts';
import type { Tables } from './tables.generated.ts';

/** The PostgreSQL type of a value. */
type ColumnType = 'bigint' | 'integer' | 'text' | 'boolean';
type ColumnTypes<Values> = { [Key in keyof Values]: ColumnType };
type Columns<Values> = { [Key in keyof Values]: readonly Values[Key][] };

type Build<Values, Row> = (database: Kysely<Tables>, value: ValueOf<Values>) => AliasableExpression<Row>;

/** The returned rows are in no particular order. */
export function prepareBatchedQuery<
  Values extends Record<string, string | number | boolean>,
  Row extends object,
>(types: ColumnTypes<Values>, build: Build<Values, Row>) {
  const keys: (keyof Values & string)[] = Object.keys(types);
  const runBatch = prepareQuery((database, value: ValueOf<Columns<Values>>) => {
    const columns = keys.map((key) => sql`${value(key)}::${sql.raw(types[key])}[]`);
    const names = keys.map((key) => sql.id(columnName(key)));
    const input = sql<{ place: number }>`unnest(${sql.join(columns)}) WITH ORDINALITY`;
    return database
      .selectFrom(input.as<'input'>(sql`input (${sql.join(names)}, place)`))
      .innerJoinLateral(
        build(database, (key) => sql.ref(`input.${columnName(String(key))}`)).as('output'),
        (join) => join.onTrue(),
      )
      .select('input.place as askedPlace')
      .selectAll('output');
  });
  const load = createBatchLoader(async (database, inputs: string[]) => {
    const values = inputs.map((input) => JSON.parse(input) as Values[string][]);
    const columns = keys.map((key, index) => [key, values.map((row) => row[index])]);
    // Each key has the column of its own values.
    const rows = await runBatch(database, Object.fromEntries(columns) as Columns<Values>);
    const outputs = new Map<string, Row[]>(inputs.map((input) => [input, []]));
    // The selected row, and the number of its input.
    for (const row of rows as (Row & { askedPlace: number })[])
      outputs.get(inputs[row.askedPlace - 1] ?? '')?.push(row);
    return outputs;
  });
  return async (database: Queryable, values: Values): Promise<Row[]> =>
    (await load(database, JSON.stringify(keys.map((key) => values[key])))) ?? [];
}

/** The name of a column in the database. */
const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
