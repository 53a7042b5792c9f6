/**
 * Writes the table types from a migrated database, so that they cannot differ from the SQL. A column whose
 * CHECK lists its values becomes a union of them. The existing generator packages need the compiler's old
 * JavaScript API, so this is our own.
 */
import type pg from 'pg';

interface Column {
  tableName: string;
  columnName: string;
  typeName: string;
  isNullable: boolean;
  isOptionalOnInsert: boolean;
  isAlwaysGenerated: boolean;
}

const typeScriptTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  uuid: 'string',
  text: 'string',
  timestamptz: 'Date',
};

const columnsQuery = `
  SELECT c.relname AS "tableName", a.attname AS "columnName", t.typname AS "typeName",
         NOT a.attnotnull AS "isNullable",
         (a.atthasdef OR a.attidentity <> '' OR NOT a.attnotnull) AS "isOptionalOnInsert",
         (a.attidentity = 'a' OR a.attgenerated <> '') AS "isAlwaysGenerated"
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type t ON t.oid = a.atttypid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
  ORDER BY c.relname, a.attnum`;

const valueListsQuery = `
  SELECT c.relname AS "tableName", a.attname AS "columnName", pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k
  JOIN pg_class c ON c.oid = k.conrelid
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
  WHERE k.contype = 'c' AND array_length(k.conkey, 1) = 1 AND c.relnamespace = 'public'::regnamespace`;

async function loadValueLists(client: pg.ClientBase) {
  const { rows } = await client.query<{ tableName: string; columnName: string; definition: string }>(
    valueListsQuery,
  );
  const lists = new Map<string, string>();
  for (const { tableName, columnName, definition } of rows) {
    const values = /= ANY \(ARRAY\[(.+)\]\)/.exec(definition)?.[1]?.matchAll(/'([^']+)'::text/g);
    if (values)
      lists.set(`${tableName}.${columnName}`, [...values].map(([, value]) => `'${value ?? ''}'`).join(' | '));
  }
  return lists;
}

const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (name: string) => camelCase(`_${name}`);

function columnType(column: Column, valueLists: Map<string, string>) {
  const base = valueLists.get(`${column.tableName}.${column.columnName}`) ?? typeScriptTypes[column.typeName];
  if (base === undefined)
    throw new Error(`No TypeScript type is known for ${column.typeName} of ${column.tableName}`);
  const selected = column.isNullable ? `${base} | null` : base;
  // JSON is written as text: the driver would convert a JavaScript array to a PostgreSQL array.
  const written = column.typeName === 'jsonb' ? (column.isNullable ? 'string | null' : 'string') : selected;
  if (column.isAlwaysGenerated) return `GeneratedAlways<${selected}>`;
  if (column.isOptionalOnInsert || written !== selected) {
    return `ColumnType<${selected}, ${written}${column.isOptionalOnInsert ? ' | undefined' : ''}, ${written}>`;
  }
  return selected;
}

export async function generateTables(client: pg.ClientBase): Promise<string> {
  const { rows: columns } = await client.query<Column>(columnsQuery);
  const valueLists = await loadValueLists(client);
  const byTable = Map.groupBy(columns, (column) => column.tableName);
  const interfaces = [...byTable].map(([tableName, tableColumns]) => {
    const fields = tableColumns.map(
      (column) => `  ${camelCase(column.columnName)}: ${columnType(column, valueLists)};\n`,
    );
    return `export interface ${pascalCase(tableName)}Table {\n${fields.join('')}}\n`;
  });
  const tables = [...byTable.keys()].map((name) => `  ${camelCase(name)}: ${pascalCase(name)}Table;\n`);
  return `// Generated from the migrations by \`npm run generate:tables\`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

${interfaces.join('\n')}
export interface Tables {
${tables.join('')}}
`;
}
