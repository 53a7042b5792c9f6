/** Recomputes all counters from the submissions. */
import { sql, type Queryable } from '@touchstone/database';
import { recountStatistics } from '@touchstone/server/counters';

/** A problem is solved by the earliest accepted submission outside contests and groups. */
export async function markSolvedProblems(transaction: Queryable, { afterId }: { afterId: number }) {
  await sql`
    INSERT INTO solved_problem AS known (user_id, problem_id, submission_id, solved_at)
    SELECT DISTINCT ON (user_id, problem_id) user_id, problem_id, id, submitted_at
    FROM submission
    WHERE id > ${afterId} AND status = 0 AND contest_id IS NULL AND group_id IS NULL
    ORDER BY user_id, problem_id, submitted_at, id
    ON CONFLICT (user_id, problem_id) DO UPDATE
      SET submission_id = excluded.submission_id, solved_at = excluded.solved_at
      WHERE (excluded.solved_at, excluded.submission_id) < (known.solved_at, known.submission_id)`.execute(
    transaction,
  );
}

/** For the problems of `seeded_problem`. */
export async function recountResults(transaction: Queryable) {
  await sql`
    INSERT INTO problem_result_count (problem_id, status, count)
    SELECT problem_id, status, count(*)
    FROM submission
    WHERE problem_id IN (SELECT id FROM seeded_problem)
      AND contest_id IS NULL AND group_id IS NULL AND status NOT IN (5, 6, 7)
    GROUP BY problem_id, status
    ON CONFLICT (problem_id, status) DO UPDATE SET count = excluded.count`.execute(transaction);
}

const usersAtOnce = 5000;

/** `userIdOf` returns the account of a number. */
export async function recountUsers(transaction: Queryable, userIds: string[]) {
  for (let start = 0; start < userIds.length; start += usersAtOnce)
    await recountStatistics(transaction, userIds.slice(start, start + usersAtOnce));
}
