import { sql, type Queryable } from '@touchstone/database';

/** Problems of the group: all of them, or those that the trainings and contests use. */
export async function listProblemsOf(
  database: Queryable,
  {
    groupId,
    trainingIds,
    contestIds,
    isAll,
  }: { groupId: number; trainingIds: readonly number[]; contestIds: readonly number[]; isAll: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM problem WHERE group_id = ${groupId} AND (${isAll}
      OR id IN (SELECT problem_id FROM training_problem WHERE training_id = ANY (${trainingIds}::bigint[]))
      OR id IN (SELECT problem_id FROM contest_problem WHERE contest_id = ANY (${contestIds}::bigint[])))
    ORDER BY id`.execute(database);
  return rows.map(({ id }) => id);
}

/** In lower case. */
export async function listSiteTags(database: Queryable): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT lower(name) AS name FROM tag WHERE group_id IS NULL`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

/** A category of the former group stays there. */
export async function copyTraining(
  transaction: Queryable,
  id: number,
  { groupId, authorId, shiftMs, now }: { groupId: number; authorId: string; shiftMs: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO training (title, title_translations, description, description_translations, author_id, group_id,
      category_id, visibility, password, is_listed, rank, due_at, late_percent, created_at, updated_at)
    SELECT title, title_translations, description, description_translations, ${authorId}, ${groupId},
      (SELECT training_category.id FROM training_category
        WHERE training_category.id = category_id AND training_category.group_id IS NULL),
      visibility, password, false, rank, due_at + make_interval(secs => ${shiftMs / 1000}), late_percent,
      ${now}::timestamptz, ${now}::timestamptz
    FROM training WHERE training.id = ${id} RETURNING id`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error(`training ${String(id)} is gone`);
  return row.id;
}

interface CopiedProblems {
  from: number;
  to: number;
  copyOf: ReadonlyMap<number, number>;
  now: Date;
}

/** Problems of the site stay the same; those of the former group are replaced by their copies. */
const replacedProblem = (copyOf: ReadonlyMap<number, number>) => sql`coalesce((
  SELECT copy FROM unnest(${[...copyOf.keys()]}::bigint[], ${[...copyOf.values()]}::bigint[]) AS copied (original, copy)
  WHERE original = problem_id), problem_id)`;

export async function copyTrainingProblems(
  transaction: Queryable,
  { from, to, copyOf, now }: CopiedProblems,
) {
  await sql`
    INSERT INTO training_problem (training_id, problem_id, rank, created_at, updated_at)
    SELECT ${to}, ${replacedProblem(copyOf)}, rank, ${now}::timestamptz, ${now}::timestamptz
    FROM training_problem WHERE training_id = ${from} ORDER BY id`.execute(transaction);
}

export async function copyContestProblems(transaction: Queryable, { from, to, copyOf, now }: CopiedProblems) {
  await sql`
    INSERT INTO contest_problem (contest_id, problem_id, display_id, display_title, color, created_at, updated_at)
    SELECT ${to}, ${replacedProblem(copyOf)}, display_id, display_title, color, ${now}::timestamptz, ${now}::timestamptz
    FROM contest_problem WHERE contest_id = ${from} ORDER BY id`.execute(transaction);
}
