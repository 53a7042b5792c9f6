import { sql, type Queryable } from '@touchstone/database';

export interface SweepFindings {
  outcome: 'done' | 'foreign' | 'asks';
  sweptAt: Date;
  totalFiles: number;
  unreferencedFiles: number;
}

export async function recordSweep(database: Queryable, findings: SweepFindings) {
  await database
    .insertInto('contentSweep')
    .values(findings)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(findings))
    .execute();
}

export const findSweep = (database: Queryable) =>
  database.selectFrom('contentSweep').selectAll().executeTakeFirst();

/** False if there is nothing to confirm, or it would remove more than the caller has seen. */
export async function confirmSweep(database: Queryable, { files, now }: { files: number; now: Date }) {
  const { numUpdatedRows } = await database
    .updateTable('contentSweep')
    .set({ confirmedFiles: files, confirmedAt: now })
    .where('outcome', '!=', 'done')
    .where('unreferencedFiles', '<=', files)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * What tells this database from others, also from a copy in another cluster or under another name. A standby that is promoted keeps
 * it; a restored backup has another one.
 */
export async function loadDatabaseIdentity(database: Queryable) {
  const { rows } = await sql<{ identity: string }>`
    SELECT system_identifier::text || '-' || (SELECT oid::text FROM pg_database WHERE datname = current_database())
      AS identity
    FROM pg_control_system()`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('the database has no identity');
  return row.identity;
}
