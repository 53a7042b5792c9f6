import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import { selectSubmissions } from '../submissions.repository.ts';
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

/** Newest first. The ids of the page are found by an index before any other column is read. */
export async function listGroupSubmissions(
  database: Queryable,
  filter: GroupSubmissionFilter,
  page: PageRequest,
) {
  const ids = sql<{ id: number }>`(
    SELECT submission.id FROM submission WHERE ${describeFilter(filter)}
    ORDER BY submission.id DESC LIMIT ${page.limit} OFFSET ${offsetOf(page)})`;
  return selectSubmissions(database)
    .innerJoin(ids.as('onPage'), 'onPage.id', 'submission.id')
    .orderBy('submission.id', 'desc')
    .execute();
}

export async function countGroupSubmissions(
  database: Queryable,
  filter: GroupSubmissionFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM submission WHERE ${describeFilter(filter)}`.execute(database);
  return rows[0]?.count ?? 0;
}
