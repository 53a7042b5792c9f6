import { statuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { deleteTasks } from '../submissions/index.ts';

const waiting = (database: Queryable) =>
  database.selectFrom('judgingTask').where('attemptId', 'is', null).where('finishedAt', 'is', null);

export async function listLanguagesWaitingSince(database: Queryable, createdBefore: Date) {
  const rows = await waiting(database)
    .select('language')
    .distinct()
    .where('createdAt', '<', createdBefore)
    .execute();
  return rows.map((row) => row.language);
}

export async function listTasksWaitingFor(
  database: Queryable,
  { language, createdBefore, limit }: { language: string; createdBefore: Date; limit: number },
) {
  const rows = await waiting(database)
    .select(['id', 'submissionId'])
    .where('language', '=', language)
    .where('createdAt', '<', createdBefore)
    .limit(limit)
    .execute();
  return rows;
}

export async function deleteAbandonedTasks(
  database: Queryable,
  { finishedBefore, askedBefore }: { finishedBefore: Date; askedBefore: Date },
) {
  await deleteTasks(database, sql`finished_at < ${finishedBefore}`);
  // A check waits without a time limit, until a user cancels it.
  await deleteTasks(
    database,
    sql`submission_id IS NULL AND check_program_id IS NULL AND attempt_id IS NULL AND finished_at IS NULL
      AND created_at < ${askedBefore}`,
  );
}

/** Submissions under way without a task, except those of remote problems, which are judged elsewhere. */
export function listStuckSubmissions(database: Queryable, unchangedSince: Date, limit: number) {
  return database
    .selectFrom('submission')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .select([
      'submission.id',
      'submission.userId',
      'submission.language',
      'submission.contestId',
      'submission.groupId',
    ])
    .where('submission.status', 'in', [statuses.pending, statuses.compiling, statuses.judging])
    .where('submission.updatedAt', '<', unchangedSince)
    .where('problem.isRemote', '=', false)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('judgingTask')
            .select('judgingTask.id')
            .whereRef('judgingTask.submissionId', '=', 'submission.id'),
        ),
      ),
    )
    .orderBy('submission.id')
    .limit(limit)
    .execute();
}
