import { sql, type Queryable } from '@touchstone/database';
import { selectSubmissions } from '../submissions.repository.ts';

/** Includes the judged and total number of cases. Results of an earlier attempt are deleted when the next one starts. */
export async function listWithProgress(database: Queryable, ids: number[]) {
  if (ids.length === 0) return [];
  return selectSubmissions(database)
    .select([
      sql<number>`(SELECT count(*) FROM submission_case WHERE submission_id = submission.id)`.as(
        'judgedCases',
      ),
      sql<number>`(SELECT count(*) FROM problem_case WHERE problem_id = submission.problem_id)`.as(
        'totalCases',
      ),
    ])
    .where('submission.id', 'in', ids)
    .execute();
}

export type SubmissionProgressRow = Awaited<ReturnType<typeof listWithProgress>>[number];

/** Submissions that these users made since. */
export async function listIdsOfUsers(
  database: Queryable,
  { userIds, since }: { userIds: string[]; since: Date },
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await database
    .selectFrom('submission')
    .select('id')
    .where('userId', 'in', userIds)
    .where('submittedAt', '>=', since)
    .execute();
  return rows.map(({ id }) => id);
}
