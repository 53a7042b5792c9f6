/**
 * How this works: content lies in the file store, rows give it owners, and several rows may share one content. A row must
 * never be without its content, whatever dies and whoever acts at once:
 * 1. Content is stored before any row names it. Should the server die here, some bytes are left over, nothing else.
 * 2. The transaction that writes rows takes `lockContentRows`, which many may hold at once, and looks once more whether the
 *    content is there: it may have been removed since, because nothing named it yet. What is missing is stored again.
 * 3. Whoever removes content takes `lockContentRemoval`, alone, and only then asks what is named. So content goes either
 *    before somebody has looked for it, or not at all.
 *
 * What names content is told by the database itself: every column called `sha256` or `…_sha256`. A table that is added
 * later counts from its first day, without anybody remembering to say so here.
 */
import { sql, type Queryable } from '@touchstone/database';

/** Whoever copies the store takes it as well, shared: nothing goes meanwhile. */
export const contentLockName = 'names of content';
const lockKey = sql`hashtextextended(${contentLockName}, 0)`;

/** Until the transaction ends nothing is removed from the store. Take it late: it keeps those waiting who remove. */
export async function lockContentRows(transaction: Queryable) {
  await sql`SELECT pg_advisory_xact_lock_shared(${lockKey})`.execute(transaction);
}

/** Until the transaction ends nobody gives content a row. Fails where somebody who does takes long: left-overs can wait. */
export async function lockContentRemoval(transaction: Queryable) {
  await sql`SET LOCAL lock_timeout = '3s'`.execute(transaction);
  await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(transaction);
}

/** Those of the hashes that nothing names. */
export async function listUnreferenced(database: Queryable, hashes: readonly string[]): Promise<string[]> {
  const columns = await listReferencingColumns(database);
  // Nothing at all would mean that the question was wrong, and the answer "remove everything".
  if (columns.length === 0) throw new Error('no column names content');
  const isNamed = columns.map(
    ({ table, column }) =>
      sql`EXISTS (SELECT FROM ${sql.table(table)} WHERE ${sql.ref(`${table}.${column}`)} = asked.sha256)`,
  );
  const { rows } = await sql<{ sha256: string }>`
    SELECT asked.sha256 FROM unnest(${hashes}::text[]) AS asked (sha256)
    WHERE NOT (${sql.join(isNamed, sql` OR `)})`.execute(database);
  return rows.map(({ sha256 }) => sha256);
}

async function listReferencingColumns(database: Queryable) {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name ~ '(^|_)sha256$' AND data_type = 'text'
    ORDER BY 1, 2`.execute(database);
  return rows;
}
