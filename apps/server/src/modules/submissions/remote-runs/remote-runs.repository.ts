import type { RemoteReason } from '@touchstone/contract';
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable, Updateable } from 'kysely';

/** Locks the run. The submission is locked first, everywhere. */
export const lockRun = (transaction: Queryable, submissionId: number) =>
  transaction
    .selectFrom('remoteRun')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .forUpdate()
    .executeTakeFirst();

export type RemoteRunRow = NonNullable<Awaited<ReturnType<typeof lockRun>>>;

export async function upsertRun(transaction: Queryable, run: Insertable<Tables['remoteRun']>) {
  const { submissionId: _id, createdAt: _createdAt, ...changes } = run;
  await transaction
    .insertInto('remoteRun')
    .values(run)
    .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(changes))
    .execute();
}

export async function updateRun(
  transaction: Queryable,
  submissionId: number,
  changes: Updateable<Tables['remoteRun']>,
) {
  await transaction.updateTable('remoteRun').set(changes).where('submissionId', '=', submissionId).execute();
}

/** Ends the run without a verdict: steps that are under way are refused from now on. */
export async function endRun(
  transaction: Queryable,
  submissionId: number,
  { reason, now }: { reason: RemoteReason | null; now: Date },
) {
  await updateRun(transaction, submissionId, { state: 'finished', claim: null, reason, updatedAt: now });
}

/** What decides where a submission is judged. */
export const findJudgedWhere = (database: Queryable, submissionId: number) =>
  database
    .selectFrom('submission')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .select(['submission.version', 'submission.language', 'problem.isRemote', 'problem.displayId'])
    .where('submission.id', '=', submissionId)
    .executeTakeFirst();

export async function countEnabledAccounts(database: Queryable, accountKey: string) {
  const { count } = await database
    .selectFrom('remoteAccount')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountKey', '=', accountKey)
    .where('isEnabled', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export const findVendorSwitch = (database: Queryable, key: string) =>
  database.selectFrom('remoteVendor').select('isEnabled').where('key', '=', key).executeTakeFirst();

export async function restAccount(transaction: Queryable, id: number, until: Date) {
  await transaction
    .updateTable('remoteAccount')
    .set({ nextUseAt: sql`greatest(next_use_at, ${until})` })
    .where('id', '=', id)
    .execute();
}

/** Whether its code was sent, or may have been. */
export async function isSentToSite(transaction: Queryable, submissionId: number) {
  const run = await transaction
    .selectFrom('remoteRun')
    .select('submissionId')
    .where('submissionId', '=', submissionId)
    .where('state', 'in', ['sending', 'judging'])
    .executeTakeFirst();
  return run !== undefined;
}
