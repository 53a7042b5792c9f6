/** Which public problems a user has solved or tried, outside contests and groups. */
import { sql, type Queryable } from '@touchstone/database';
import { parseIds } from './id-list.ts';

export interface OwnProblems {
  solved: ReadonlySet<number>;
  /** With submissions, solved or not. */
  tried: ReadonlySet<number>;
}

export const noOwnProblems: OwnProblems = { solved: new Set(), tried: new Set() };

export async function loadOwnProblems(database: Queryable, userId: string): Promise<OwnProblems> {
  const { rows } = await sql<{ solved: string | null; tried: string | null }>`SELECT
    (SELECT string_agg(problem_id::text, ',') FROM solved_problem WHERE user_id = ${userId}) AS solved,
    (SELECT string_agg(problem_id::text, ',') FROM (
      SELECT DISTINCT problem_id FROM submission
      WHERE user_id = ${userId} AND contest_id IS NULL AND group_id IS NULL) AS own) AS tried`.execute(
    database,
  );
  return { solved: new Set(parseIds(rows[0]?.solved)), tried: new Set(parseIds(rows[0]?.tried)) };
}
