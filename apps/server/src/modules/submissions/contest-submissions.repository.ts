import { statuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';
import { selectSubmissions } from './submissions.repository.ts';

export interface ContestSubmissionFilter {
  contestId: number;
  from: Date | undefined;
  /** Exclusive. */
  until: Date | undefined;
  /** From this time on only submissions of this user. */
  onlyOwn: { from: Date; userId: string } | undefined;
  /** Results are hidden from this time on: these submissions match no filter by result except "unknown". */
  resultsHiddenFrom: Date | undefined;
  userId: string | undefined;
  usernamePart: string | undefined;
  /** Ids in the contest; undefined: all. */
  contestProblemIds: readonly number[] | undefined;
  status: number | undefined;
}

function selectMatching(database: Queryable, filter: ContestSubmissionFilter) {
  const { from, until, onlyOwn, userId, usernamePart, contestProblemIds, status, resultsHiddenFrom } = filter;
  let query = database.selectFrom('submission').where('contestId', '=', filter.contestId);
  if (from !== undefined) query = query.where('submittedAt', '>=', from);
  if (until !== undefined) query = query.where('submittedAt', '<', until);
  if (onlyOwn !== undefined) {
    query = query.where((where) =>
      where.or([where('submittedAt', '<', onlyOwn.from), where('userId', '=', onlyOwn.userId)]),
    );
  }
  if (userId !== undefined) query = query.where('userId', '=', userId);
  if (usernamePart !== undefined) {
    query = query.where((where) =>
      where(
        'userId',
        'in',
        where
          .selectFrom('userAccount')
          .select('userAccount.id')
          .where('username', 'ilike', containing(usernamePart)),
      ),
    );
  }
  if (contestProblemIds !== undefined) {
    query = query.where(sql<boolean>`contest_problem_id = ANY(${[...contestProblemIds]}::bigint[])`);
  }
  return status === undefined ? query : query.where(isShownAs(status, resultsHiddenFrom));
}

/** Compares with the result that the viewer sees, so that a filter does not reveal a hidden one. */
const isShownAs = (status: number, resultsHiddenFrom: Date | undefined) => {
  if (resultsHiddenFrom === undefined) return sql<boolean>`status = ${status}`;
  return status === statuses.unknownResult
    ? sql<boolean>`submitted_at >= ${resultsHiddenFrom}`
    : sql<boolean>`status = ${status} AND submitted_at < ${resultsHiddenFrom}`;
};

/** Newest first. */
export async function listContestSubmissions(
  database: Queryable,
  filter: ContestSubmissionFilter,
  request: PageRequest,
) {
  const { total } = await selectMatching(database, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const onPage = selectMatching(database, filter)
    .select('id')
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request));
  const rows = await selectSubmissions(database)
    .where('submission.id', 'in', onPage)
    .orderBy('submission.submittedAt', 'desc')
    .orderBy('submission.id', 'desc')
    .execute();
  return { rows, total };
}
