/** The orders of the problem list, and which problems have which tag. */
import type { ProblemSort } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { parseIds } from './id-list.ts';

const byId = sql`char_length(display_id), display_id`;

/** Problems of equal rank follow each other by id. A problem without submissions has no rate and comes last. */
function describeOrder(sort: ProblemSort) {
  switch (sort) {
    case 'id':
      return byId;
    case '-id':
      return sql`char_length(display_id) DESC, display_id DESC`;
    case 'difficulty':
      return sql`difficulty, ${byId}`;
    case '-difficulty':
      return sql`difficulty DESC, ${byId}`;
    case 'rate':
      return sql`rate NULLS LAST, ${byId}`;
    case '-rate':
      return sql`rate DESC NULLS LAST, ${byId}`;
    default:
      return sort satisfies never;
  }
}

const rates = sql`LEFT JOIN (
  SELECT problem_id, coalesce(sum(count) FILTER (WHERE status = 0), 0)::float8 / nullif(sum(count), 0) AS rate
  FROM problem_result_count GROUP BY problem_id
) AS rated ON rated.problem_id = problem.id`;

/** All problems of the list. */
export async function listIdsInOrder(database: Queryable, sort: ProblemSort): Promise<number[]> {
  const source = sort === 'rate' || sort === '-rate' ? rates : sql``;
  const { rows } = await sql<{ ids: string | null }>`
    SELECT string_agg(problem.id::text, ',' ORDER BY ${describeOrder(sort)}) AS ids
    FROM problem ${source} WHERE visibility = 'public' AND group_id IS NULL`.execute(database);
  return parseIds(rows[0]?.ids);
}

/** The problems of each tag, listed or not. Tags of groups are excluded. */
export async function mapProblemsOfTags(database: Queryable): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ tagId: number; ids: string }>`
    SELECT tag_id, string_agg(problem_id::text, ',') AS ids
    FROM problem_tag JOIN tag ON tag.id = tag_id WHERE tag.group_id IS NULL GROUP BY tag_id`.execute(
    database,
  );
  return new Map(rows.map(({ tagId, ids }) => [tagId, parseIds(ids)]));
}
