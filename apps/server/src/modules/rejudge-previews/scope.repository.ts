/** The submissions that a preview covers. */
import { statuses, underWayStatuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import { lockRows } from '../../platform/row-locks.repository.ts';

/** A problem outside contests, a contest (`problemId` null), or a problem of a contest. */
export interface PreviewScope {
  problemId: number | null;
  contestId: number | null;
  /** Of a problem: also its submissions in contests and in all groups. */
  isEverywhere: boolean;
}

/** For selections from `submission`. Problems of other sites cannot be judged here. */
export function isInScope({ problemId, contestId, isEverywhere }: PreviewScope): RawBuilder<boolean> {
  const isLocal = sql`EXISTS (SELECT FROM problem WHERE problem.id = submission.problem_id AND NOT is_remote)`;
  const ofProblem = problemId === null ? isLocal : sql`submission.problem_id = ${problemId} AND ${isLocal}`;
  if (contestId !== null) return sql<boolean>`(submission.contest_id = ${contestId} AND ${ofProblem})`;
  if (isEverywhere) return sql<boolean>`(${ofProblem})`;
  return sql<boolean>`(${ofProblem} AND submission.contest_id IS NULL AND submission.group_id IS NOT DISTINCT FROM (
    SELECT group_id FROM problem WHERE problem.id = submission.problem_id))`;
}

/** Those with a verdict from a judge, as for a rejudge: no judge may undo a decision of an administrator. */
export const isJudged = sql<boolean>`(NOT submission.is_manual
  AND submission.status <> ALL (${[...underWayStatuses, statuses.cancelled]}::integer[]))`;

export async function measureScope(database: Queryable, scope: PreviewScope) {
  const { rows } = await sql<{ submissionCount: number; judgedCount: number }>`
    SELECT count(*)::integer AS submission_count, (count(*) FILTER (WHERE ${isJudged}))::integer AS judged_count
    FROM submission WHERE ${isInScope(scope)}`.execute(database);
  return rows[0] ?? { submissionCount: 0, judgedCount: 0 };
}

export async function listScopeProblems(database: Queryable, scope: PreviewScope): Promise<number[]> {
  const { rows } = await sql<{ problemId: number }>`
    SELECT DISTINCT problem_id FROM submission WHERE ${isInScope(scope)} AND ${isJudged} ORDER BY problem_id`.execute(
    database,
  );
  return rows.map(({ problemId }) => problemId);
}

/** The programs of the preview refer to them. Submissions are locked before their problems. */
export const lockScope = (transaction: Queryable, scope: PreviewScope) =>
  lockRows(transaction, 'submission', {
    where: sql`${isInScope(scope)} AND ${isJudged}`,
    mode: 'keyShare',
  });
