import { CamelCasePlugin } from 'kysely';

/** What is `solved_count` in SQL is `solvedCount` in TypeScript. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** The property of each column, as every query names it. */
export async function nameProperties(columns: readonly string[]): Promise<string[]> {
  const rows = columns.map((column) => ({ [column]: null }));
  const named = await columnNames.transformResult({ result: { rows }, queryId: noQuery });
  return named.rows.flatMap((row) => Object.keys(row));
}

/** The plugin does not look at it. */
const noQuery = { queryId: '' };
