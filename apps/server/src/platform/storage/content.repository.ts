/**
 * How this works: content is in the file store, rows give it owners, and several rows may share one content.
 * A row must never be without its content, under crashes and concurrency:
 * 1. Content is stored before any row references it. If the server dies here, only unreferenced bytes are
 *    left.
 * 2. The transaction that writes rows takes `lockContentRows` (shared) and checks again whether the content
 *    exists: it may have been removed since, because no row referenced it yet. Missing content is stored again.
 * 3. The remover takes `lockContentRemoval` (exclusive), and only then loads what is referenced. So content
 *    is removed either before the check of step 2, or not at all.
 *
 * The database schema tells what references content: every column called `sha256` or `…_sha256`. A table that
 * is added later is included automatically.
 */
import { sql, type Queryable } from '@touchstone/database';

/** A backup of the store takes it as well, shared, so that nothing is removed meanwhile. */
export const contentLockName = 'names of content';
const lockKey = sql`hashtextextended(${contentLockName}, 0)`;

/** Prevents removal from the store until the transaction ends. Take it late, because removers wait for it. */
export async function lockContentRows(transaction: Queryable) {
  await sql`SELECT pg_advisory_xact_lock_shared(${lockKey})`.execute(transaction);
}

/**
 * Prevents new references to content until the transaction ends. Fails if a writer takes long: the removal
 * can wait.
 */
export async function lockContentRemoval(transaction: Queryable) {
  await sql`SET LOCAL lock_timeout = '3s'`.execute(transaction);
  await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(transaction);
}

/** Returns the given hashes that no row references. */
export async function listUnreferenced(database: Queryable, hashes: readonly string[]): Promise<string[]> {
  const columns = await listReferencingColumns(database);
  // Without any column the query would be wrong, and its result would be "remove everything".
  if (columns.length === 0) throw new Error('no column references content');
  const isReferenced = columns.map(
    ({ table, column }) =>
      sql`EXISTS (SELECT FROM ${sql.table(table)} WHERE ${sql.ref(`${table}.${column}`)} = asked.sha256)`,
  );
  const { rows } = await sql<{ sha256: string }>`
    SELECT asked.sha256 FROM unnest(${hashes}::text[]) AS asked (sha256)
    WHERE NOT (${sql.join(isReferenced, sql` OR `)})`.execute(database);
  return rows.map(({ sha256 }) => sha256);
}

async function listReferencingColumns(database: Queryable) {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name ~ '(^|_)sha256$' AND data_type = 'text'
    ORDER BY 1, 2`.execute(database);
  return rows;
}
