import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';

const lockClauses = {
  /** Nobody changes, deletes or refers to them meanwhile. */
  update: sql`FOR UPDATE`,
  /** Others may refer to them. */
  noKeyUpdate: sql`FOR NO KEY UPDATE`,
  /** They only stay. */
  keyShare: sql`FOR KEY SHARE`,
};

/**
 * Holds all rows for which the condition is true until the transaction ends, and answers how many there are. Always in the
 * order of their ids: of two that hold many, none may wait for what the other has already.
 */
export async function lockRows(
  transaction: Queryable,
  table: 'problem' | 'submission' | 'userAccount' | 'judgingTask',
  { where, mode = 'whole' }: { where: RawBuilder<unknown>; mode?: keyof typeof lockClauses },
): Promise<number> {
  const { rows } = await sql`
    SELECT FROM ${sql.table(table)} WHERE ${where} ORDER BY id ${lockClauses[mode]}`.execute(transaction);
  return rows.length;
}
