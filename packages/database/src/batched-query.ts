/**
 * How this works: for a short page, the fixed cost of a statement is higher than the cost of finding its rows. A batched query
 * collects concurrent calls of the same query with different values (`batch-loader.ts`) and runs them as one statement: the
 * values form a table `input`, and the query runs for each of its rows (`CROSS JOIN LATERAL`).
 *
 * Only for short queries: every caller waits for the whole batch. A value outside the range of its type would fail the whole
 * statement, so it is rejected before it joins a batch.
 */
import { sql, type AliasableExpression, type Kysely } from 'kysely';
import { createBatchLoader } from './batch-loader.ts';
import type { Queryable } from './database.ts';
import { prepareQuery, type ValueOf } from './prepared-query.ts';
import type { Tables } from './tables.generated.ts';

type Scalar = string | number | boolean;

/** For each PostgreSQL type of a value: which values PostgreSQL accepts. */
const acceptedBy = {
  bigint: (value) => Number.isSafeInteger(value),
  integer: (value) => Number.isInteger(value) && Number(value) >= -(2 ** 31) && Number(value) < 2 ** 31,
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  boolean: (value) => typeof value === 'boolean',
} as const satisfies Record<string, (value: unknown) => boolean>;

type ColumnType = keyof typeof acceptedBy;
/** The values that the query uses; a statement may leave some out. */
type ColumnTypes<Values> = {
  [Key in keyof Values as Values[Key] extends Scalar ? Key : never]?: ColumnType;
};
type Columns = Record<string, readonly Scalar[]>;

type Build<Values, Row> = (database: Kysely<Tables>, value: ValueOf<Values>) => AliasableExpression<Row>;

/** The returned rows are in no particular order. */
export function prepareBatchedQuery<Values extends object, Row extends object>(
  types: ColumnTypes<Values>,
  build: Build<Values, Row>,
) {
  const columns = Object.entries<ColumnType>(types as Record<string, ColumnType>);
  const runBatch = prepareQuery((database, value: ValueOf<Columns>) => {
    const arrays = columns.map(([key, type]) => sql`${value(key)}::${sql.raw(type)}[]`);
    const names = columns.map(([key]) => sql.id(columnName(key)));
    const input = sql<{ number: number }>`unnest(${sql.join(arrays)}) WITH ORDINALITY`;
    return database
      .selectFrom(input.as<'input'>(sql`input (${sql.join(names)}, number)`))
      .innerJoinLateral(
        build(database, (key) => sql.ref(`input.${columnName(String(key))}`)).as('output'),
        (join) => join.onTrue(),
      )
      .select('input.number as inputNumber')
      .selectAll('output');
  });
  const load = createBatchLoader(async (database, inputs: string[]) => {
    const values = inputs.map((input) => JSON.parse(input) as Scalar[]);
    const arrays = columns.map(([key], index) => [key, values.map((row) => row[index])]);
    const found = await runBatch(database, Object.fromEntries(arrays) as Columns);
    const outputs = new Map<string, Row[]>(inputs.map((input) => [input, []]));
    for (const { inputNumber, ...row } of found)
      // The rest of the columns are those of `build`.
      outputs.get(inputs[inputNumber - 1] ?? '')?.push(row as unknown as Row);
    return outputs;
  });
  return async (database: Queryable, values: Values): Promise<Row[]> => {
    const input = columns.map(([key, type]) => requireAccepted(type, values[key as keyof Values]));
    return (await load(database, JSON.stringify(input))) ?? [];
  };
}

function requireAccepted<Value>(type: ColumnType, value: Value): Value {
  if (!acceptedBy[type](value)) throw new RangeError(`${JSON.stringify(value)} is no ${type} of PostgreSQL`);
  return value;
}

/** The name of a column in the database. */
const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
