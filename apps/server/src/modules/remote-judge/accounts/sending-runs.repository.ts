import type { Queryable } from '@touchstone/database';

/** By account: the submission whose code is on the way to the site. */
export async function listSendingRuns(database: Queryable): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .selectFrom('remoteRun')
    .select(['accountId', 'submissionId'])
    .where('state', '=', 'sending')
    .where('accountId', 'is not', null)
    .$narrowType<{ accountId: number }>()
    .execute();
  return new Map(rows.map(({ accountId, submissionId }) => [accountId, submissionId]));
}
