import { statuses, underWayStatuses } from '@touchstone/contract';
import { findViolatedUniqueIndex, sql, type Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import { isOutdated } from '../../submissions/index.ts';

/** A judge has it, or it waits for one. */
/** A judge has received the data for judging. */
const withJudge = [statuses.compiling, statuses.judging];

/**
 * Submissions with a verdict from a judge. Manual verdicts and cancelled submissions are excluded: no judge may undo
 * them.
 */
const selectJudged = (database: Queryable, { problemId, isWithContests }: Scope) =>
  database
    .selectFrom('submission')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .where('problemId', '=', problemId)
    .where('status', 'not in', [...underWayStatuses, statuses.cancelled])
    .where('isManual', '=', false)
    .$if(!isWithContests, (query) => query.where('submission.contestId', 'is', null));

/** `isWithContests`: includes submissions of contests. */
export interface Scope {
  problemId: number;
  isWithContests: boolean;
}

/** Judging updates a submission, so a submission that was last updated before a time was judged before it. */
const selectJudgedBefore = (
  database: Queryable,
  { judgedBefore, ...scope }: Scope & { judgedBefore: Date },
) =>
  selectJudged(database, scope).where((where) =>
    where.or([where('submission.updatedAt', '<', judgedBefore), isOutdated]),
  );

export const listFinished = (database: Queryable, scope: Scope) =>
  selectJudged(database, scope)
    .select(['status', sql<number>`count(*)`.as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();

/** Submissions that were judged before the last change of the judging data. */
export const listOutdated = (database: Queryable, scope: Scope) =>
  selectJudged(database, scope)
    .where(isOutdated)
    .select(['status', sql<number>`count(*)`.as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();

export const listWithJudge = (database: Queryable, problemId: number) =>
  database
    .selectFrom('submission')
    .select(['id', 'contestId', 'groupId'])
    .where('problemId', '=', problemId)
    .where('status', 'in', withJudge)
    .orderBy('id')
    .execute();

export async function countUnderWay(database: Queryable, problemId: number): Promise<number> {
  const { count } = await database
    .selectFrom('submission')
    .select(sql<number>`count(*)`.as('count'))
    .where('problemId', '=', problemId)
    .where('status', 'in', underWayStatuses)
    .executeTakeFirstOrThrow();
  return count;
}

const isOfRunningContest = (now: Date) => sql<boolean>`EXISTS (
  SELECT FROM contest
  WHERE contest.id = submission.contest_id AND contest.start_at <= ${now} AND contest.end_at > ${now}
)`;

/** Of them, those of running contests. */
export async function countOfRunningContests(
  database: Queryable,
  { now, ...targets }: Scope & { judgedBefore: Date; now: Date },
): Promise<number> {
  const { count } = await selectJudgedBefore(database, targets)
    .select(sql<number>`count(*)`.as('count'))
    .where(isOfRunningContest(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns their number and the newest id. */
export async function measureJudgedBefore(database: Queryable, targets: Scope & { judgedBefore: Date }) {
  const { total, last } = await selectJudgedBefore(database, targets)
    .select([sql<number>`count(*)`.as('total'), sql<number>`coalesce(max(submission.id), 0)`.as('last')])
    .executeTakeFirstOrThrow();
  return { total, lastSubmissionId: last };
}

interface NewRejudge extends Scope {
  requestedBy: string;
  judgedBefore: Date;
  total: number;
  lastSubmissionId: number;
  createdAt: Date;
}

export async function insertRejudge(transaction: Queryable, rejudge: NewRejudge): Promise<number> {
  try {
    const { id } = await transaction
      .insertInto('problemRejudge')
      .values(rejudge)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (findViolatedUniqueIndex(error) === 'problem_rejudge_open') throw callError('problemRejudgeRunning');
    throw error;
  }
}

const selectOpen = (database: Queryable, id: number) =>
  database
    .selectFrom('problemRejudge')
    .select(['id', 'problemId', 'judgedBefore', 'lookedUpTo', 'lastSubmissionId', 'queued', 'isWithContests'])
    .where('id', '=', id)
    .where('finishedAt', 'is', null);

/** Returns undefined when it is finished or deleted. */
export const findRejudge = (database: Queryable, id: number) => selectOpen(database, id).executeTakeFirst();

/** Locks the row until the transaction ends. */
export const lockRejudge = (transaction: Queryable, id: number) =>
  selectOpen(transaction, id).forUpdate().executeTakeFirst();

export type OpenRejudge = NonNullable<Awaited<ReturnType<typeof lockRejudge>>>;

export async function findNextSubmission(
  database: Queryable,
  { lookedUpTo, lastSubmissionId, ...targets }: OpenRejudge,
): Promise<number | undefined> {
  const row = await selectJudgedBefore(database, targets)
    .select('submission.id')
    .where('submission.id', '>', lookedUpTo)
    .where('submission.id', '<=', lastSubmissionId)
    .orderBy('submission.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function advanceRejudge(
  transaction: Queryable,
  id: number,
  change: { lookedUpTo: number; queued: number } | { finishedAt: Date },
) {
  await transaction.updateTable('problemRejudge').set(change).where('id', '=', id).execute();
}

export const findNewestRejudge = (database: Queryable, problemId: number) =>
  database
    .selectFrom('problemRejudge')
    .leftJoin('userAccount', 'userAccount.id', 'problemRejudge.requestedBy')
    .select(['total', 'queued', 'finishedAt', 'problemRejudge.createdAt', 'username'])
    .where('problemId', '=', problemId)
    .orderBy('problemRejudge.id', 'desc')
    .limit(1)
    .executeTakeFirst();
