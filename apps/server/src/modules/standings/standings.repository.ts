import { sql, type Queryable } from '@touchstone/database';
import { readPages } from '../../platform/chunks.ts';

const records = (database: Queryable, contestId: number) =>
  database
    .selectFrom('submission')
    .innerJoin('contest', 'contest.id', 'submission.contestId')
    .select(['submission.id', 'submission.userId', 'submission.contestProblemId', 'submission.submittedAt'])
    .select(['submission.status', 'submission.score', 'submission.timeMs'])
    .where('submission.contestId', '=', contestId)
    .where('submission.contestProblemId', 'is not', null)
    // Excludes trial submissions of contest administrators before the start.
    .whereRef('submission.submittedAt', '>=', 'contest.startAt');

export type RecordRow = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number];

/** A keyset order over the submissions of one contest: by problem, contestant and id. */
export type SubmissionCell = Pick<RecordRow, 'contestProblemId' | 'userId' | 'id'>;
export const submissionOrder = sql`submission.contest_problem_id, submission.user_id, submission.id`;
export const isAfterCell = ({ contestProblemId, userId, id }: SubmissionCell) =>
  sql<boolean>`(${submissionOrder}) > (${contestProblemId}::bigint, ${userId}::text, ${id}::bigint)`;

/** A contest may have hundreds of thousands of records. */
const defaultPageSize = 5000;

/** All records of a contest, in pages. */
export const loadRecordPages = (database: Queryable, contestId: number, pageSize = defaultPageSize) =>
  readPages<RecordRow>(pageSize, (last) =>
    records(database, contestId)
      .$if(last !== undefined, (query) => (last === undefined ? query : query.where(isAfterCell(last))))
      .orderBy(submissionOrder)
      .limit(pageSize)
      .execute(),
  );

export interface BoardCell {
  contestProblemId: number;
  userId: string;
}

/** Lists the records of the given cells of a contest. */
export const listRecordsAt = (database: Queryable, contestId: number, cells: readonly BoardCell[]) =>
  records(database, contestId)
    .where(
      sql<boolean>`(submission.contest_problem_id, submission.user_id) IN (
        SELECT * FROM unnest(
          ${cells.map(({ contestProblemId }) => contestProblemId)}::bigint[],
          ${cells.map(({ userId }) => userId)}::text[]
        )
      )`,
    )
    .execute();

/** Returns the given submissions that were made in a contest. */
export async function listContestSubmissions(database: Queryable, submissionIds: readonly number[]) {
  const rows = await database
    .selectFrom('submission')
    .select(['id', 'contestId', 'submittedAt'])
    .where('id', 'in', submissionIds)
    .where('contestId', 'is not', null)
    .execute();
  return rows.flatMap(({ contestId, ...row }) => (contestId === null ? [] : [{ ...row, contestId }]));
}

/** Returns the board cells of these submissions. Submissions outside contests are left out. */
export async function listBoardCells(database: Queryable, submissionIds: readonly number[]) {
  const rows = await database
    .selectFrom('submission')
    .select(['contestId', 'contestProblemId', 'userId'])
    .where('id', 'in', submissionIds)
    .where('contestId', 'is not', null)
    .execute();
  return rows.flatMap(({ contestId, contestProblemId, userId }) =>
    contestId === null || contestProblemId === null ? [] : [{ contestId, contestProblemId, userId }],
  );
}

export async function listStars(database: Queryable, contestId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('contestStar')
    .select('userId')
    .where('contestId', '=', contestId)
    .execute();
  return rows.map(({ userId }) => userId);
}

export const listContestants = (database: Queryable, userIds: readonly string[]) =>
  database
    .selectFrom('userAccount')
    .select(['id', 'username', 'nickname', 'realname', 'school', 'gender', 'avatarUrl'])
    .where(sql<boolean>`id = ANY(${[...userIds]}::text[])`)
    .execute();

export type ContestantRow = Awaited<ReturnType<typeof listContestants>>[number];
