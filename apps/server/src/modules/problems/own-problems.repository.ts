/** Which public problems a user has solved or tried, outside contests and groups. */
import { sql, type Queryable } from '@touchstone/database';

export interface OwnProblems {
  solved: ReadonlySet<number>;
  /** With submissions, solved or not. */
  tried: ReadonlySet<number>;
}

export const noOwnProblems: OwnProblems = { solved: new Set(), tried: new Set() };

const toSet = (ids: string | null | undefined): ReadonlySet<number> =>
  new Set(ids === null || ids === undefined ? [] : ids.split(',').map(Number));

/** One text per set: thousands of one-column rows cost more than the search. */
export async function loadOwnProblems(database: Queryable, userId: string): Promise<OwnProblems> {
  const { rows } = await sql<{ solved: string | null; tried: string | null }>`SELECT
    (SELECT string_agg(problem_id::text, ',') FROM solved_problem WHERE user_id = ${userId}) AS solved,
    (SELECT string_agg(problem_id::text, ',') FROM (
      SELECT DISTINCT problem_id FROM submission
      WHERE user_id = ${userId} AND contest_id IS NULL AND group_id IS NULL) AS own) AS tried`.execute(
    database,
  );
  return { solved: toSet(rows[0]?.solved), tried: toSet(rows[0]?.tried) };
}
