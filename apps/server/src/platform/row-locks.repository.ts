import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';

const lockClauses = {
  /** No other transaction can change, delete or reference the rows. */
  update: sql`FOR UPDATE`,
  /** Other transactions can still reference the rows. */
  noKeyUpdate: sql`FOR NO KEY UPDATE`,
  /** The rows cannot be deleted; everything else is allowed. */
  keyShare: sql`FOR KEY SHARE`,
};

/**
 * Locks the rows that match the condition until the transaction ends and returns how many there are. The order is always
 * that of the ids, so that two transactions which lock several rows cannot deadlock.
 */
export async function lockRows(
  transaction: Queryable,
  table: 'problem' | 'submission' | 'userAccount' | 'judgingTask',
  { where, mode = 'update' }: { where: RawBuilder<unknown>; mode?: keyof typeof lockClauses },
): Promise<number> {
  const { rows } = await sql`
    SELECT FROM ${sql.table(table)} WHERE ${where} ORDER BY id ${lockClauses[mode]}`.execute(transaction);
  return rows.length;
}
