import type { Queryable } from '@touchstone/database';

/** When a backup and a restore drill last succeeded. Null: never. */
export async function loadLastSuccesses(
  database: Queryable,
): Promise<Record<'backup' | 'drill', Date | null>> {
  const rows = await database
    .selectFrom('backupRun')
    .select('kind')
    .select((select) => select.fn.max('finishedAt').as('finishedAt'))
    .where('error', 'is', null)
    .groupBy('kind')
    .execute();
  const find = (kind: string) => rows.find((row) => row.kind === kind)?.finishedAt ?? null;
  return { backup: find('backup'), drill: find('drill') };
}
