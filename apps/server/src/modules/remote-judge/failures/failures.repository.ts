import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

const keptPerVendor = 200;

/** Keeps the newest failures of the vendor. */
export async function insertFailure(database: Queryable, failure: Insertable<Tables['remoteFailure']>) {
  await database.insertInto('remoteFailure').values(failure).execute();
  await sql`
    DELETE FROM remote_failure WHERE vendor = ${failure.vendor} AND id <= (
      SELECT id FROM remote_failure WHERE vendor = ${failure.vendor}
      ORDER BY id DESC OFFSET ${keptPerVendor} LIMIT 1)`.execute(database);
}

const selectFailures = (database: Queryable) =>
  database
    .selectFrom('remoteFailure')
    .select(['id', 'vendor', 'accountName', 'submissionId', 'step', 'code', 'detail', 'url', 'httpStatus'])
    .select(['createdAt', sql<boolean>`snapshot IS NOT NULL`.as('hasSnapshot')]);

export async function listFailures(database: Queryable, request: PageRequest, vendor: string | undefined) {
  const { total } = await database
    .selectFrom('remoteFailure')
    .$if(vendor !== undefined, (query) => query.where('vendor', '=', vendor ?? ''))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectFailures(database)
    .$if(vendor !== undefined, (query) => query.where('vendor', '=', vendor ?? ''))
    .orderBy('id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export const findFailure = (database: Queryable, id: number) =>
  selectFailures(database).select('snapshot').where('id', '=', id).executeTakeFirst();

export type FailureRow = Awaited<ReturnType<typeof listFailures>>['rows'][number];
