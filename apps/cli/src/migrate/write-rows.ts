/**
 * How this works: rows go into their tables by COPY, which also accepts explicit ids. Rows that replace existing ones, or may
 * exist already, are copied into a temporary table first. If PostgreSQL refuses a row, the batch is rolled back to a savepoint
 * and written in halves, until the refused row is alone: it is reported, and all others are written.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DatabaseError, type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Outcome, TargetValue, Write } from '@touchstone/site-migration/step';

export interface KeyedOutcome {
  /** The key of the source row. */
  readonly key: string;
  readonly outcome: Outcome;
}

/** Returns the outcomes as they were written. The caller owns the transaction. */
export async function writeOutcomes(
  client: ClientBase,
  outcomes: readonly KeyedOutcome[],
): Promise<KeyedOutcome[]> {
  const writes = outcomes.flatMap(({ outcome }) => (outcome.kind === 'mapped' ? outcome.writes : []));
  if (writes.length === 0) return [...outcomes];
  await client.query('SAVEPOINT batch');
  try {
    await writeRows(client, writes);
    await client.query('RELEASE SAVEPOINT batch');
    return [...outcomes];
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    await client.query('ROLLBACK TO SAVEPOINT batch');
    await client.query('RELEASE SAVEPOINT batch');
    if (outcomes.length === 1)
      return outcomes.map(({ key }) => ({
        key,
        outcome: { kind: 'broken', finding: { code: 'refused', detail: error.message } },
      }));
    const middle = Math.ceil(outcomes.length / 2);
    return [
      ...(await writeOutcomes(client, outcomes.slice(0, middle))),
      ...(await writeOutcomes(client, outcomes.slice(middle))),
    ];
  }
}

async function writeRows(client: ClientBase, writes: readonly Write[]): Promise<void> {
  const groups = Map.groupBy(writes, ({ table, keys, isOptional = false }) =>
    JSON.stringify([table, keys ?? null, isOptional]),
  );
  // New rows first: a later row of the same batch may replace one of them.
  const ordered = [...groups.values()].toSorted(
    ([one], [other]) => Number(one?.keys !== undefined) - Number(other?.keys !== undefined),
  );
  for (const group of ordered) {
    const [first] = group;
    if (first === undefined) continue;
    const { table, keys, isOptional = false } = first;
    const columns = Object.keys(first.row);
    const target: CopyTarget = { table, columns, rows: group.map(({ row }) => row) };
    if (keys !== undefined) await updateRows(client, target, keys);
    else if (isOptional) await insertNewRows(client, target);
    else await copyRows(client, target);
  }
}

interface CopyTarget {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, TargetValue>>[];
}

async function copyRows(client: ClientBase, { table, columns, rows }: CopyTarget): Promise<void> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyFrom(`COPY ${client.escapeIdentifier(table)} (${list}) FROM STDIN`));
  await pipeline(Readable.from(encodeRows(columns, rows), { objectMode: true, highWaterMark: 1 }), stream);
}

/** PostgreSQL writes a piece while the next one is encoded. */
const pieceCharacters = 128 * 1024;

function* encodeRows(
  columns: readonly string[],
  rows: CopyTarget['rows'],
): Generator<Buffer, undefined, undefined> {
  let piece = '';
  for (const row of rows) {
    piece += `${columns.map((column) => encode(row[column] ?? null)).join('\t')}\n`;
    if (piece.length < pieceCharacters) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
  return undefined;
}

const staged = 'migration_staged';

async function stageRows(client: ClientBase, { table, columns, rows }: CopyTarget): Promise<string> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await client.query(
    `CREATE TEMPORARY TABLE ${staged} ON COMMIT DROP AS SELECT ${list} FROM ${client.escapeIdentifier(table)} WITH NO DATA`,
  );
  await copyRows(client, { table: staged, columns, rows });
  return list;
}

async function insertNewRows(client: ClientBase, target: CopyTarget): Promise<void> {
  const list = await stageRows(client, target);
  await client.query(
    `INSERT INTO ${client.escapeIdentifier(target.table)} (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM ${staged} ON CONFLICT DO NOTHING`,
  );
  await client.query(`DROP TABLE ${staged}`);
}

async function updateRows(client: ClientBase, target: CopyTarget, keys: readonly string[]): Promise<void> {
  const { table, columns, rows } = target;
  // The last one of a key wins, as if the rows were written one after another.
  const newest = new Map(rows.map((row) => [JSON.stringify(keys.map((key) => row[key])), row]));
  await stageRows(client, { table, columns, rows: [...newest.values()] });
  const name = (column: string) => client.escapeIdentifier(column);
  const changes = columns.filter((column) => !keys.includes(column));
  await client.query(
    `UPDATE ${name(table)} AS target SET ${changes.map((column) => `${name(column)} = ${staged}.${name(column)}`).join(', ')}
     FROM ${staged} WHERE ${keys.map((key) => `target.${name(key)} = ${staged}.${name(key)}`).join(' AND ')}`,
  );
  await client.query(`DROP TABLE ${staged}`);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function encode(value: TargetValue): string {
  if (value === null) return String.raw`\N`;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : value;
}
