import { prepareBatchedQuery, prepareForEach, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { containing, offsetOf, statementLengthOf, type PageRequest } from '../../../platform/page-request.ts';
import { selectListed, type SubmissionRow } from '../submissions.repository.ts';
import type { SubmissionFilter } from './parse-search.ts';

export interface GroupSubmissionFilter extends SubmissionFilter {
  groupId: number;
}

/** Contests of the group have lists of their own. */
function describeFilter({ groupId, userId, usernamePart, displayId, status }: GroupSubmissionFilter) {
  const conditions = [
    sql<boolean>`submission.group_id = ${groupId} AND submission.contest_id IS NULL`,
    ...(status === undefined ? [] : [sql<boolean>`submission.status = ${status}`]),
    ...(userId === undefined ? [] : [sql<boolean>`submission.user_id = ${userId}`]),
    ...(usernamePart === undefined
      ? []
      : [
          sql<boolean>`submission.user_id IN (
            SELECT id FROM user_account WHERE username ILIKE ${containing(usernamePart)})`,
        ]),
    ...(displayId === undefined ? [] : [isOfProblem(displayId)]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

const isOfProblem = ({ text, isWhole }: { text: string; isWhole: boolean }) =>
  sql<boolean>`submission.problem_id IN (
    SELECT id FROM problem WHERE ${
      isWhole ? sql`lower(display_id) = lower(${text})` : sql`display_id ILIKE ${containing(text)}`
    })`;

const selectOfGroup = (database: Queryable) =>
  selectListed(database).select(['submission.groupId', 'submission.version', 'submission.updatedAt']);

/** The columns of a contest. They need no joins, since no row of the list belongs to one. */
const outsideContests = {
  contestId: null,
  contestProblemId: null,
  contestScoring: null,
  contestAudience: null,
  contestOwnerId: null,
  contestStartAt: null,
  contestEndAt: null,
  contestFrozenFrom: null,
  isContestUnfrozenAtEnd: null,
  isContestVisible: null,
  contestDisplayId: null,
  contestTitle: null,
  // Lists do not show how far a run at another site is.
  remoteVendor: null,
  remoteState: null,
  remoteReason: null,
  remoteTestNumber: null,
  remoteUrl: null,
  remoteAccountName: null,
} as const;

interface PlainValues {
  groupId: number;
  userId: string;
  offset: number;
}

/** Selects the statement of a filter by nothing or by one user: one plan is good for all values. */
interface Shape {
  hasUser: boolean;
  /** The maximum length of a page. */
  length: number;
}

/** The list is read in its own order, but that of one user by the index on users: they have few of its rows. */
function selectIds({ hasUser, length }: Shape, value: ValueOf<PlainValues>) {
  const conditions = [
    sql`submission.group_id = ${value('groupId')} AND submission.contest_id IS NULL`,
    ...(hasUser ? [sql`submission.user_id = ${value('userId')}`] : []),
  ];
  const order = hasUser ? sql`ORDER BY submission.id + 0 DESC` : sql`ORDER BY submission.id DESC`;
  return sql<{ id: number }>`(
    SELECT submission.id FROM submission WHERE ${sql.join(conditions, sql` AND `)}
    ${order} LIMIT ${sql.lit(length)} OFFSET ${value('offset')})`;
}

/** Members look at the same page, so concurrent calls share a query. */
const pageOfShape = prepareForEach((shape: Shape) =>
  prepareBatchedQuery(
    { groupId: 'bigint', userId: 'text', offset: 'bigint' },
    (database, value: ValueOf<PlainValues>) =>
      selectOfGroup(database).innerJoin(selectIds(shape, value).as('onPage'), 'onPage.id', 'submission.id'),
  ),
);

/** All callers of a batch wait for its slowest page. */
const maxBatchedOffset = 20_000;

/** Newest first. The ids of the page are found by an index before any other column is read. */
export async function listGroupSubmissions(
  database: Queryable,
  filter: GroupSubmissionFilter,
  page: PageRequest,
): Promise<SubmissionRow[]> {
  const rows = await listPage(database, filter, page);
  return rows.map((row) => ({ ...row, ...outsideContests }));
}

async function listPage(database: Queryable, filter: GroupSubmissionFilter, page: PageRequest) {
  const { groupId, userId, status, usernamePart, displayId } = filter;
  const isSearch = [status, usernamePart, displayId].some((condition) => condition !== undefined);
  if (isSearch || offsetOf(page) > maxBatchedOffset) return searchSubmissions(database, filter, page);
  const shape = { hasUser: userId !== undefined, length: statementLengthOf(page.limit) };
  const values = { groupId, userId: userId ?? '', offset: offsetOf(page) };
  const found = await pageOfShape(shape)(database, values);
  return found.toSorted((one, other) => other.id - one.id).slice(0, page.limit);
}

/** A search, or a deep page, may scan the whole list, so it is not batched, and it is planned for its values. */
const searchSubmissions = (database: Queryable, filter: GroupSubmissionFilter, page: PageRequest) => {
  const ids = sql<{ id: number }>`(
    SELECT submission.id FROM submission WHERE ${describeFilter(filter)}
    ORDER BY submission.id DESC LIMIT ${page.limit} OFFSET ${offsetOf(page)})`;
  return selectOfGroup(database)
    .innerJoin(ids.as('onPage'), 'onPage.id', 'submission.id')
    .orderBy('submission.id', 'desc')
    .execute();
};

export async function countGroupSubmissions(
  database: Queryable,
  filter: GroupSubmissionFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM submission WHERE ${describeFilter(filter)}`.execute(database);
  return rows[0]?.count ?? 0;
}
