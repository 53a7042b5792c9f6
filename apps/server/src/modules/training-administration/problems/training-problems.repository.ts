import { sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import { listNewestProblems, namedColumns, namedProblems } from '../../problem-administration/index.ts';
import { coAuthorIds } from '../../problems/index.ts';

const entries = (database: Queryable) =>
  database
    .selectFrom('trainingProblem')
    .innerJoin('problem', 'problem.id', 'trainingProblem.problemId')
    .selectAll('trainingProblem')
    .select('problem.displayId');

/** In their order, hidden problems too. */
export const listEntries = (database: Queryable, trainingId: number) =>
  entries(database)
    .where('trainingId', '=', trainingId)
    .orderBy('trainingProblem.rank')
    .orderBy('trainingProblem.id')
    .execute();
export type TrainingProblemEntry = Awaited<ReturnType<typeof listEntries>>[number];

export const findEntry = (database: Queryable, id: number) =>
  entries(database).where('trainingProblem.id', '=', id).executeTakeFirst();

/** Returns false when the problem is in the training already. It becomes the last one. */
export async function insertEntry(
  transaction: Queryable,
  { trainingId, problemId, now }: { trainingId: number; problemId: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO training_problem (training_id, problem_id, rank, created_at, updated_at)
    SELECT ${trainingId}::bigint, ${problemId}::bigint, least(coalesce(max(rank)::bigint, 0) + 1, 2147483647),
      ${now}::timestamptz, ${now}::timestamptz
    FROM training_problem WHERE training_id = ${trainingId}
    ON CONFLICT DO NOTHING`.execute(transaction);
  return numAffectedRows === 1n;
}

export async function updateRank(
  transaction: Queryable,
  { id, rank, now }: { id: number; rank: number; now: Date },
) {
  await transaction
    .updateTable('trainingProblem')
    .set({ rank, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Ranks from one in this order. */
export async function orderEntries(
  transaction: Queryable,
  { trainingId, problemIds, now }: { trainingId: number; problemIds: readonly number[]; now: Date },
) {
  await sql`
    UPDATE training_problem SET rank = ordered.position, updated_at = ${now}
    FROM unnest(${problemIds}::bigint[]) WITH ORDINALITY AS ordered (problem_id, position)
    WHERE training_problem.training_id = ${trainingId} AND training_problem.problem_id = ordered.problem_id`.execute(
    transaction,
  );
}

/** The cells of the problem go with it. Returns false when it was not in the training. */
export async function deleteEntry(
  transaction: Queryable,
  { trainingId, problemId }: { trainingId: number; problemId: number },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('trainingProblem')
    .where('trainingId', '=', trainingId)
    .where('problemId', '=', problemId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Problems that a training in this group, or outside groups, can have. */
const isAllowedIn = (groupId: number | null) =>
  sql<boolean>`(problem.group_id IS NULL OR problem.group_id = ${groupId}::bigint)`;

export async function copyTrainingProblems(
  transaction: Queryable,
  { from, to, groupId, now }: { from: number; to: number; groupId: number | null; now: Date },
) {
  await sql`
    INSERT INTO training_problem (training_id, problem_id, rank, created_at, updated_at)
    SELECT ${to}::bigint, problem_id, rank, ${now}::timestamptz, ${now}::timestamptz
    FROM training_problem JOIN problem ON problem.id = training_problem.problem_id
    WHERE training_id = ${from} AND ${isAllowedIn(groupId)}
    ORDER BY rank, training_problem.id`.execute(transaction);
}

/** The display ids of the problems that a copy in this group, or outside groups, cannot have. */
export async function listLeftOut(
  database: Queryable,
  { trainingId, groupId }: { trainingId: number; groupId: number | null },
): Promise<string[]> {
  const rows = await entries(database)
    .where('trainingId', '=', trainingId)
    .where(sql<boolean>`NOT coalesce(${isAllowedIn(groupId)}, false)`)
    .orderBy('trainingProblem.rank')
    .execute();
  return rows.map(({ displayId }) => displayId);
}

/** These columns decide whether the problem may be added. The caller has locked the problem. */
export const findCandidate = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('problem')
    .select(['id', 'title', 'displayId', 'visibility', 'archivedVisibility', 'groupId'])
    .where('id', '=', id)
    .executeTakeFirst();

interface Wanted {
  trainingId: number;
  keyword: string | undefined;
  page: PageRequest;
}

/** Problems of the training, by rank. */
export async function listIncluded(database: Queryable, { trainingId, keyword, page }: Wanted) {
  const included = namedProblems(database, keyword)
    .innerJoin('trainingProblem', 'trainingProblem.problemId', 'problem.id')
    .where('trainingProblem.trainingId', '=', trainingId);
  const [rows, { total }] = await Promise.all([
    included
      .select(namedColumns)
      .select(coAuthorIds)
      .orderBy('trainingProblem.rank')
      .orderBy('trainingProblem.id')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    included.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
export type ListedProblem = Awaited<ReturnType<typeof listIncluded>>['rows'][number];

/** Public problems outside groups that are not in the training, newest first. */
export async function listCandidates(database: Queryable, { trainingId, keyword, page }: Wanted) {
  const candidates = namedProblems(database, keyword)
    .where('problem.visibility', '=', 'public')
    .where('problem.groupId', 'is', null)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT FROM training_problem
        WHERE training_problem.training_id = ${trainingId} AND training_problem.problem_id = problem.id)`,
    );
  return listNewestProblems(candidates, page);
}
