import { statuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { lockRows } from '../../platform/row-locks.repository.ts';
import { isOutdated } from '../submissions/index.ts';

/** For a problem with more submissions than this, the newest ones are a sufficient sample. */
const sampleSize = 20_000;

/** Statuses without a verdict, which cannot be compared. */
const withoutVerdict = [
  statuses.pending,
  statuses.compiling,
  statuses.judging,
  statuses.cancelled,
  statuses.submittedFailed,
  statuses.notSubmitted,
];

/**
 * Selects the finished submissions that show most about a change: outdated ones first; then the newest of every user
 * before the second newest of any; among those the verdicts alternate. Manual verdicts are excluded. Submissions of
 * contests and groups are excluded, since not every setter may see them: a scoreboard may be frozen.
 */
export async function chooseSubmissions(database: Queryable, problemId: number, limit: number) {
  const { rows } = await sql<{ id: number; candidates: number }>`
    WITH recent AS (
      SELECT submission.id, user_id, submission.status,
             ${isOutdated} AS is_outdated
      FROM submission JOIN problem ON problem.id = submission.problem_id
      WHERE problem_id = ${problemId} AND NOT submission.is_manual
        AND submission.contest_id IS NULL AND submission.group_id IS NULL
        AND submission.status <> ALL (${withoutVerdict}::integer[])
      ORDER BY submission.id DESC LIMIT ${sampleSize}
    ), of_users AS (
      SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY id DESC) AS of_user FROM recent
    ), mixed AS (
      SELECT *, row_number() OVER (PARTITION BY is_outdated, of_user, status ORDER BY id DESC) AS of_status
      FROM of_users
    )
    SELECT id, (count(*) OVER ())::integer AS candidates FROM mixed
    ORDER BY is_outdated DESC, of_user, of_status, id DESC
    LIMIT ${limit}`.execute(database);
  return { ids: rows.map(({ id }) => id), candidates: rows[0]?.candidates ?? 0 };
}

/** Locks the submissions that still exist until the transaction ends. Submissions are locked before their problem. */
export async function lockSubmissions(transaction: Queryable, ids: number[]) {
  await lockRows(transaction, 'submission', { where: sql`id = ANY (${ids}::bigint[])`, mode: 'keyShare' });
  const rows = await transaction
    .selectFrom('submission')
    .select(['id', 'language', 'code', 'status', 'score'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function listTriedSubmissions(database: Queryable, checkId: number) {
  return database
    .selectFrom('problemCheckProgram')
    .innerJoin('submission', 'submission.id', 'problemCheckProgram.submissionId')
    .innerJoin('userAccount', 'userAccount.id', 'submission.userId')
    .select(['submission.id as submissionId', 'userAccount.username', 'submission.submittedAt'])
    .select(['problemCheckProgram.language', 'statusBefore', 'scoreBefore'])
    .select(['problemCheckProgram.status', 'problemCheckProgram.score', 'problemCheckProgram.message'])
    .select(['problemCheckProgram.timeMs', 'problemCheckProgram.memoryKb'])
    .where('checkId', '=', checkId)
    .$narrowType<{ statusBefore: number }>()
    .orderBy('position')
    .execute();
}

export type TriedSubmissionRow = Awaited<ReturnType<typeof listTriedSubmissions>>[number];
