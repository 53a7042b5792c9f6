import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';

const strengths = {
  /** Nobody changes, deletes or refers to them meanwhile. */
  whole: sql`FOR UPDATE`,
  /** Others may refer to them. */
  change: sql`FOR NO KEY UPDATE`,
  /** They only stay. */
  stay: sql`FOR KEY SHARE`,
};

/**
 * Holds all rows for which the condition is true until the transaction ends, and answers how many there are. Always in the
 * order of their ids: of two that hold many, none may wait for what the other has already.
 */
export async function holdRows(
  transaction: Queryable,
  table: 'problem' | 'submission' | 'userAccount' | 'judgingTask',
  { where, strength = 'whole' }: { where: RawBuilder<unknown>; strength?: keyof typeof strengths },
): Promise<number> {
  const { rows } = await sql`
    SELECT FROM ${sql.table(table)} WHERE ${where} ORDER BY id ${strengths[strength]}`.execute(transaction);
  return rows.length;
}
