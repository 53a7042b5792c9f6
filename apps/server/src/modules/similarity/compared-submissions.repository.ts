/** Which submissions are compared, and their code. */
import { statuses, underWayStatuses, type SimilarityChoice } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { SubmissionScope } from './submission-scope.ts';

/** Not judged, or not a program. */
const uncompared = [...underWayStatuses, statuses.compileError, statuses.cancelled];

/** One submission per person and problem. */
export function listChosenSubmissions(
  database: Queryable,
  {
    scope,
    problemIds,
    choice,
  }: { scope: SubmissionScope; problemIds: readonly number[]; choice: SimilarityChoice },
) {
  return database
    .selectFrom('submission')
    .distinctOn(['problemId', 'userId'])
    .select(['id', 'problemId', 'userId', 'language', 'submittedAt'])
    .where('problemId', '=', sql<number>`ANY(${problemIds}::bigint[])`)
    .where('status', 'not in', uncompared)
    .where(isInScope(scope))
    .orderBy('problemId')
    .orderBy('userId')
    .$if(choice === 'best', (query) =>
      query.orderBy(sql`status = ${statuses.accepted}`, 'desc').orderBy(sql`coalesce(score, 0)`, 'desc'),
    )
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type ChosenSubmission = Awaited<ReturnType<typeof listChosenSubmissions>>[number];

function isInScope(scope: SubmissionScope) {
  if ('contestId' in scope)
    return sql<boolean>`submission.contest_id = ${scope.contestId}
      AND submitted_at BETWEEN ${scope.from} AND ${scope.to}`;
  const { groupId, trainingId } = scope;
  return sql<boolean>`submission.contest_id IS NULL
    AND submission.group_id IS NOT DISTINCT FROM ${groupId}::bigint
    AND (${trainingId}::bigint IS NULL OR EXISTS (
      SELECT FROM training_participant
      WHERE training_id = ${trainingId} AND user_id = submission.user_id))`;
}

/** In the order of the ids. A deleted submission has an empty program. */
export async function loadCodes(database: Queryable, ids: readonly number[]): Promise<string[]> {
  const rows = await database
    .selectFrom('submission')
    .select(['id', 'code'])
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute();
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return ids.map((id) => codes.get(id) ?? '');
}

/** Locks them against deletion until the transaction ends, in the order of all transactions. */
export async function lockExisting(transaction: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await transaction
    .selectFrom('submission')
    .select('id')
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
