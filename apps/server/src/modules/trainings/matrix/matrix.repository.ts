import { sql, type Queryable } from '@touchstone/database';
import { fromParticipants, type RankedTraining } from '../rank/participants.repository.ts';

/** How many participants solved each problem, and how many only tried. Problems without a result are absent. */
export async function mapProblemResults(
  database: Queryable,
  training: RankedTraining,
): Promise<Map<number, { solved: number; failed: number }>> {
  const { rows } = await sql<{ problemId: number; solved: number; failed: number }>`
    SELECT cell.problem_id, count(*) FILTER (WHERE cell.status = 0) AS solved,
      count(*) FILTER (WHERE cell.status <> 0) AS failed
    FROM training_cell AS cell
    WHERE cell.training_id = ${training.id}
      AND cell.user_id IN (SELECT account.id ${fromParticipants(training)})
    GROUP BY cell.problem_id`.execute(database);
  return new Map(rows.map(({ problemId, ...counts }) => [problemId, counts]));
}
