/**
 * How this works: a page of a list costs PostgreSQL less to find than to be asked for: each statement is received, set up and
 * answered on its own, and the server waits for each on its own. Here those who ask the same of a list, with other values, are
 * gathered (`batch-loader.ts`) and answered by one statement: the values stand in a table `asked`, and the query runs for
 * each of its rows.
 *
 * For what takes a moment each: whoever is gathered waits for the others.
 */
import { sql, type AliasableExpression, type Kysely } from 'kysely';
import { createBatchLoader } from './batch-loader.ts';
import type { Queryable } from './database.ts';
import { prepareQuery, type ValueOf } from './prepared-query.ts';
import type { Tables } from './tables.generated.ts';

/** How PostgreSQL calls the type of a value. */
type AskedType = 'bigint' | 'integer' | 'text' | 'boolean';
type AskedTypes<Values> = { [Key in keyof Values]: AskedType };
type Columns<Values> = { [Key in keyof Values]: readonly Values[Key][] };

type Build<Values, Row> = (database: Kysely<Tables>, value: ValueOf<Values>) => AliasableExpression<Row>;

/** The rows of an answer come in no definite order. */
export function prepareGathered<Values extends Record<string, string | number | boolean>, Row extends object>(
  types: AskedTypes<Values>,
  build: Build<Values, Row>,
) {
  const keys: (keyof Values & string)[] = Object.keys(types);
  const readMany = prepareQuery((database, value: ValueOf<Columns<Values>>) => {
    const columns = keys.map((key) => sql`${value(key)}::${sql.raw(types[key])}[]`);
    const names = keys.map((key) => sql.id(nameOf(key)));
    const asked = sql<{ place: number }>`unnest(${sql.join(columns)}) WITH ORDINALITY`;
    return database
      .selectFrom(asked.as<'asked'>(sql`asked (${sql.join(names)}, place)`))
      .innerJoinLateral(
        build(database, (key) => sql.ref(`asked.${nameOf(String(key))}`)).as('answer'),
        (join) => join.onTrue(),
      )
      .select('asked.place as askedPlace')
      .selectAll('answer');
  });
  const read = createBatchLoader(async (database, askings: string[]) => {
    const values = askings.map((asking) => JSON.parse(asking) as Values[string][]);
    const columns = keys.map((key, column) => [key, values.map((row) => row[column])]);
    // Each key has the column of its own values.
    const rows = await readMany(database, Object.fromEntries(columns) as Columns<Values>);
    const answers = new Map<string, Row[]>(askings.map((asking) => [asking, []]));
    // What was selected, and to whom it belongs.
    for (const row of rows as (Row & { askedPlace: number })[])
      answers.get(askings[row.askedPlace - 1] ?? '')?.push(row);
    return answers;
  });
  return async (database: Queryable, values: Values): Promise<Row[]> =>
    (await read(database, JSON.stringify(keys.map((key) => values[key])))) ?? [];
}

/** As columns are called in the database. */
const nameOf = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
