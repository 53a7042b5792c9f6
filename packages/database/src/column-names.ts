import { CamelCasePlugin } from 'kysely';

/** `solved_count` in SQL is `solvedCount` in TypeScript. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** Returns the property name of each column. */
export async function nameProperties(columns: readonly string[]): Promise<string[]> {
  const rows = columns.map((column) => ({ [column]: null }));
  const named = await columnNames.transformResult({ result: { rows }, queryId: noQuery });
  return named.rows.flatMap((row) => Object.keys(row));
}

/** The plugin ignores it. */
const noQuery = { queryId: '' };
