import { statuses } from '@touchstone/contract';
import {
  findViolatedForeignKey,
  prepareQuery,
  sql,
  type Queryable,
  type Tables,
  type ValueOf,
} from '@touchstone/database';
import type { InferResult, Insertable } from 'kysely';
import { callError } from '../../platform/errors/call-error.ts';
import { isSentToSite } from './remote-runs/remote-runs.repository.ts';

/** Without the columns of the problem and the context. Code and messages can be long, so they are loaded separately. */
export const selectStored = (database: Queryable) =>
  database
    .selectFrom('submission')
    .innerJoin('userAccount', 'userAccount.id', 'submission.userId')
    .select(['submission.id', 'submission.userId', 'submission.problemId', 'submission.language'])
    .select(['submission.codeLength', 'submission.status', 'submission.score', 'submission.oiRankScore'])
    .select(['submission.timeMs', 'submission.memoryKb', 'submission.isShared', 'submission.isManual'])
    .select(['submission.judgeName', 'submission.submittedAt', 'userAccount.username']);

export type StoredRow = InferResult<ReturnType<typeof selectStored>>[number];

/** What a submission shows of its problem, and the rules need. */
const problemColumns = [
  'problem.displayId',
  'problem.visibility',
  'problem.title',
  'problem.titleTranslations',
  'problem.isCodeSharingAllowed',
  'problem.areCaseResultsOpen',
] as const;

/** The columns of the list, without the context. */
export const selectListed = (database: Queryable) =>
  selectStored(database).innerJoin('problem', 'problem.id', 'submission.problemId').select(problemColumns);

export type SubmittedProblem = Pick<
  InferResult<ReturnType<typeof selectListed>>[number],
  'displayId' | 'visibility' | 'title' | 'titleTranslations' | 'isCodeSharingAllowed' | 'areCaseResultsOpen'
>;

export const listSubmittedProblems = prepareQuery((database, value: ValueOf<{ ids: readonly number[] }>) =>
  database
    .selectFrom('problem')
    .select('problem.id')
    .select(problemColumns)
    .where('problem.id', '=', sql<number>`ANY(${value('ids')})`),
);

/** A submission outside contests and groups. */
export type OutsideRow = StoredRow & { problem: SubmittedProblem };

export const selectSubmissions = (database: Queryable) =>
  selectListed(database)
    .select(['submission.version', 'submission.updatedAt'])
    .select(['submission.contestId', 'submission.groupId', 'submission.contestProblemId'])
    // Null in every column outside contests.
    .leftJoin('contest', 'contest.id', 'submission.contestId')
    .leftJoin('contestProblem', 'contestProblem.id', 'submission.contestProblemId')
    .select(['contest.scoring as contestScoring', 'contest.audience as contestAudience'])
    .select(['contest.ownerId as contestOwnerId', 'contest.startAt as contestStartAt'])
    .select(['contest.endAt as contestEndAt', 'contest.sealedFrom as contestFrozenFrom'])
    .select(['contest.isUnsealedAtEnd as isContestUnfrozenAtEnd', 'contest.isVisible as isContestVisible'])
    .select(['contestProblem.displayId as contestDisplayId', 'contestProblem.displayTitle as contestTitle'])
    // Null in every column for problems of our own.
    .leftJoin('remoteRun', 'remoteRun.submissionId', 'submission.id')
    .select(['remoteRun.vendor as remoteVendor', 'remoteRun.state as remoteState'])
    .select(['remoteRun.reason as remoteReason', 'remoteRun.testNumber as remoteTestNumber'])
    .select(['remoteRun.remoteUrl', 'remoteRun.accountName as remoteAccountName']);

export type SubmissionRow = Awaited<ReturnType<typeof listSubmissionsById>>[number];

export const problemOf = (row: SubmissionRow | OutsideRow): SubmittedProblem =>
  'problem' in row ? row.problem : row;

export async function listSubmissionsById(database: Queryable, ids: number[]) {
  if (ids.length === 0) return [];
  return selectSubmissions(database).where('submission.id', 'in', ids).execute();
}

/** Whether inputs can be generated for the problem and checked, and a program be compared with a reference on them. */
const hasInputPrograms = sql<boolean>`(
  (SELECT count(DISTINCT kind) = 2 FROM problem_program WHERE problem_id = submission.problem_id)
  AND EXISTS (SELECT FROM problem_solution
    WHERE problem_id = submission.problem_id AND expected_statuses = ${JSON.stringify([statuses.accepted])}::jsonb))`;

export const findSubmission = (database: Queryable, id: number) =>
  selectSubmissions(database)
    .select(['submission.code', 'submission.errorMessage', 'submission.note', 'submission.ip'])
    .select(['problem.caseMode', 'problem.scoring', 'problem.isRemote'])
    .select(hasInputPrograms.as('hasInputPrograms'))
    .where('submission.id', '=', id)
    .executeTakeFirst();

export type FullSubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

type NewSubmission = Omit<Insertable<Tables['submission']>, 'codeLength'>;

const keysOfProblem = ['submission_problem_id_fkey', 'submission_contest_problem_id_fkey'];

/** Throws when the problem was deleted, or removed from the contest, since it was loaded. */
export async function insertSubmission(transaction: Queryable, submission: NewSubmission) {
  try {
    return await insertCounted(transaction, submission);
  } catch (error) {
    if (keysOfProblem.includes(findViolatedForeignKey(error) ?? '')) throw callError('problemGone');
    throw error;
  }
}

/**
 * Inserts the row and updates the user's statistics in one statement. The problem is locked before the statistic, as
 * everywhere: the foreign key check alone would lock it last.
 */
async function insertCounted(transaction: Queryable, submission: NewSubmission) {
  const isPublic = submission.contestId == null && submission.groupId == null;
  const { id } = await transaction
    .with('held', (read) =>
      read.selectFrom('problem').select('id').where('id', '=', submission.problemId).forKeyShare(),
    )
    .with('made', (write) =>
      write
        .insertInto('submission')
        .values({ ...submission, codeLength: submission.code.length })
        .returning('id'),
    )
    .with('counted', (write) =>
      write
        .updateTable('userStatistic')
        .set({
          submissionCount: sql`submission_count + 1`,
          publicSubmissionCount: sql`public_submission_count + ${Number(isPublic)}::integer`,
        })
        .where('userId', '=', submission.userId)
        .where((where) => where.exists(where.selectFrom('held').select('held.id'))),
    )
    .selectFrom('made')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the submission until the transaction ends, and loads the columns for the decision. */
export const lockForDecision = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('submission')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .select(['submission.status', 'submission.score', 'submission.judgeName', 'submission.isManual'])
    .select(['problem.scoring', 'problem.fullScore', 'problem.difficulty'])
    .where('submission.id', '=', id)
    .forNoKeyUpdate('submission')
    .executeTakeFirst();

/** Whether a judge is working on it, even if it has not reported yet, or another site has its code. */
export async function isTakenByJudge(transaction: Queryable, submissionId: number) {
  if (await isSentToSite(transaction, submissionId)) return true;
  const task = await transaction
    .selectFrom('judgingTask')
    .select('id')
    .where('submissionId', '=', submissionId)
    .where('attemptId', 'is not', null)
    .executeTakeFirst();
  return task !== undefined;
}

export async function countRestart(transaction: Queryable, id: number) {
  await transaction
    .updateTable('submission')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Does not change updatedAt, which shows the data that the submission was judged with. */
export async function setShared(database: Queryable, id: number, isShared: boolean) {
  await database.updateTable('submission').set({ isShared }).where('id', '=', id).execute();
}

export const listCaseResults = (database: Queryable, submissionId: number) =>
  database
    .selectFrom('submissionCase')
    .select(['seq', 'caseId', 'groupNumber', 'status', 'timeMs', 'memoryKb', 'score'])
    .select(['inputName', 'answerName', 'message'])
    .where('submissionId', '=', submissionId)
    .orderBy('seq')
    .execute();

export type CaseResultRow = Awaited<ReturnType<typeof listCaseResults>>[number];

export async function deleteCaseResults(transaction: Queryable, submissionId: number) {
  await transaction.deleteFrom('submissionCase').where('submissionId', '=', submissionId).execute();
}

interface ContestProblemOfSubmissions {
  contestId: number;
  problemId: number;
}

const submissionsToContestProblem = (
  database: Queryable,
  { contestId, problemId }: ContestProblemOfSubmissions,
) => database.selectFrom('submission').where('contestId', '=', contestId).where('problemId', '=', problemId);

/** Returns the number of submissions and the newest id. */
export async function measureContestProblem(database: Queryable, of: ContestProblemOfSubmissions) {
  const { total, last } = await submissionsToContestProblem(database, of)
    .select([sql<number>`count(*)`.as('total'), sql<number>`coalesce(max(id), 0)`.as('last')])
    .executeTakeFirstOrThrow();
  return { total, lastSubmissionId: last };
}

interface ContestRejudgeStep extends ContestProblemOfSubmissions {
  lastSubmissionId: number;
  requestedAt: string;
  /** Only this one. */
  id?: number;
}

/** Returns the oldest submission that was not requeued since the request. */
export async function findContestSubmissionToRejudge(
  database: Queryable,
  { lastSubmissionId, requestedAt, id, ...of }: ContestRejudgeStep,
): Promise<number | undefined> {
  const row = await submissionsToContestProblem(database, of)
    .select('id')
    .where('id', '<=', lastSubmissionId)
    .where('updatedAt', '<', new Date(requestedAt))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
