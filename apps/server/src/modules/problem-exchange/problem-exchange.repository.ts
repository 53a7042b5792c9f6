import { sql, type Queryable } from '@touchstone/database';

/** The display id of another problem with the same title and the same test data. */
export async function findTwin(transaction: Queryable, problemId: number): Promise<string | undefined> {
  const files = (id: string) => sql`(
    SELECT array_agg(input_sha256 || answer_sha256 ORDER BY position)
    FROM problem_case WHERE problem_id = ${sql.raw(id)})`;
  const { rows } = await sql<{ displayId: string }>`
    SELECT other.display_id AS display_id
    FROM problem self JOIN problem other ON other.title = self.title AND other.id <> self.id
    WHERE self.id = ${problemId} AND ${files('self.id')} = ${files('other.id')}
    ORDER BY other.id LIMIT 1`.execute(transaction);
  return rows[0]?.displayId;
}
