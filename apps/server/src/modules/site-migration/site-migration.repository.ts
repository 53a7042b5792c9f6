import type { Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';

/** The newest, if sites of several kinds moved in. */
export const findMigration = (database: Queryable) =>
  database.selectFrom('siteMigration').selectAll().orderBy('startedAt', 'desc').limit(1).executeTakeFirst();

export type MigrationRow = NonNullable<Awaited<ReturnType<typeof findMigration>>>;

export const listSteps = (database: Queryable, source: MigrationRow['source']) =>
  database
    .selectFrom('siteMigrationStep')
    .select(['name', 'total', 'isFinished', 'rowsRead', 'rowsMoved', 'rowsSkipped', 'rowsBroken'])
    .where('source', '=', source)
    .orderBy('position')
    .execute();

export async function listFindings(
  database: Queryable,
  { source, step, ...request }: PageRequest & { source: MigrationRow['source']; step?: string | undefined },
) {
  const all = database.selectFrom('siteMigrationFinding').where('source', '=', source);
  const wanted = step === undefined ? all : all.where('step', '=', step);
  const { total } = await wanted
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .select(['id', 'step', 'rowKey', 'isBroken', 'code', 'detail'])
    .orderBy('id')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}
