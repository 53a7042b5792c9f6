import type { RemotePrefix } from '@touchstone/contract/remote-judges';
import { sql, type Queryable } from '@touchstone/database';

/** Vendors with due steps, by state. */
export const listDue = (database: Queryable, now: Date) =>
  database
    .selectFrom('remoteRun')
    .select(['vendor', 'state'])
    .where('state', '<>', 'finished')
    .where('nextStepAt', '<=', now)
    .groupBy(['vendor', 'state'])
    .execute();

/** Accounts whose code is on the way: they take no other submission. */
export async function listSendingAccounts(database: Queryable): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('remoteRun')
    .select('accountId')
    .where('state', '=', 'sending')
    .where('accountId', 'is not', null)
    .$narrowType<{ accountId: number }>()
    .execute();
  return new Set(rows.map(({ accountId }) => accountId));
}

/** Locks the account if no other worker has it; undefined otherwise. */
export const lockFreeAccount = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('remoteAccount')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function isAccountSending(transaction: Queryable, accountId: number) {
  const run = await transaction
    .selectFrom('remoteRun')
    .select('submissionId')
    .where('accountId', '=', accountId)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return run !== undefined;
}

export type DueState = 'waiting' | 'sending' | 'judging';

/** The next due run of the vendor that no other worker has locked. */
export const lockDueRun = (
  transaction: Queryable,
  { vendor, state, now }: { vendor: RemotePrefix; state: DueState; now: Date },
) =>
  transaction
    .selectFrom('remoteRun')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('state', '=', state)
    .where('nextStepAt', '<=', now)
    // The result is asked for with the account that sent the code.
    .$if(state === 'judging', (query) =>
      query.where(
        sql<boolean>`NOT EXISTS (SELECT FROM remote_account WHERE id = account_id AND paused_until > ${now})`,
      ),
    )
    .orderBy('priority', 'desc')
    .orderBy(state === 'waiting' ? 'submissionId' : 'nextStepAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function takeLease(
  transaction: Queryable,
  accountId: number,
  { submissionId, claim, until }: { submissionId: number; claim: string; until: Date },
) {
  await transaction
    .updateTable('remoteAccount')
    .set({ leaseSubmissionId: submissionId, leaseClaim: claim, leaseUntil: until })
    .where('id', '=', accountId)
    .execute();
}

/** The steps of a living worker stay with it. Returns the claims that it still has. */
export async function renewClaims(
  database: Queryable,
  claims: readonly string[],
  until: Date,
): Promise<string[]> {
  if (claims.length === 0) return [];
  const renewed = await database
    .updateTable('remoteRun')
    .set({ nextStepAt: until })
    .where('claim', 'in', claims)
    .where('state', '<>', 'finished')
    .returning('claim')
    .$narrowType<{ claim: string }>()
    .execute();
  await database
    .updateTable('remoteAccount')
    .set({ leaseUntil: until })
    .where('leaseClaim', 'in', claims)
    .execute();
  return renewed.map(({ claim }) => claim);
}

/** Frees the account of a step, if the step still has it. */
export async function releaseLease(
  transaction: Queryable,
  accountId: number,
  { claim, nextUseAt }: { claim: string; nextUseAt: Date },
) {
  await transaction
    .updateTable('remoteAccount')
    .set({
      leaseSubmissionId: null,
      leaseClaim: null,
      leaseUntil: null,
      nextUseAt: sql`greatest(next_use_at, ${nextUseAt})`,
    })
    .where('id', '=', accountId)
    .where('leaseClaim', '=', claim)
    .execute();
}

/** Returns the submissions whose reason has changed. */
export async function setWaitingReason(
  database: Queryable,
  { vendor, reason, now }: { vendor: RemotePrefix; reason: string; now: Date },
): Promise<number[]> {
  const isOfVendor = reason === 'vendorPaused' || reason === 'vendorOff';
  const rows = await database
    .updateTable('remoteRun')
    .set({ reason, updatedAt: now })
    .where('submissionId', 'in', (select) =>
      select
        .selectFrom('remoteRun')
        .select('submissionId')
        .where('vendor', '=', vendor)
        .where('state', 'in', isOfVendor ? ['waiting', 'judging'] : ['waiting'])
        .where('nextStepAt', '<=', now)
        .where('reason', 'is distinct from', reason)
        .forUpdate()
        // A run that another transaction changes gets its reason from the next look.
        .skipLocked(),
    )
    .returning('submissionId')
    .execute();
  return rows.map(({ submissionId }) => submissionId);
}

export async function isRunIdTaken(
  transaction: Queryable,
  { vendor, remoteId, submissionId }: { vendor: string; remoteId: string; submissionId: number },
) {
  const run = await transaction
    .selectFrom('remoteRun')
    .select('submissionId')
    .where('vendor', '=', vendor)
    .where('remoteId', '=', remoteId)
    .where('submissionId', '<>', submissionId)
    .executeTakeFirst();
  return run !== undefined;
}

/** Locks the submission with the columns that its result depends on. */
export const lockResultSubject = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('submission')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .leftJoin('contest', 'contest.id', 'submission.contestId')
    .select(['submission.id', 'submission.problemId', 'submission.userId', 'submission.contestId'])
    .select(['submission.groupId', 'submission.status', 'submission.language', 'submission.version'])
    .select(['problem.scoring', 'problem.difficulty', 'problem.fullScore'])
    .select('contest.scoring as contestScoring')
    .where('submission.id', '=', id)
    .forNoKeyUpdate('submission')
    .executeTakeFirst();

export type ResultSubject = NonNullable<Awaited<ReturnType<typeof lockResultSubject>>>;

export async function findCode(database: Queryable, submissionId: number): Promise<string> {
  const { code } = await database
    .selectFrom('submission')
    .select('code')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return code;
}
