import type { PracticeReason } from '@touchstone/contract';
import { storedPracticeLists } from '@touchstone/contract/practice';
import { sql, type Queryable } from '@touchstone/database';

export interface PracticeRow {
  id: number;
  difficulty: number;
  acceptRate: number | null;
  /** Joined by commas. */
  tagIds: string | null;
}

/** Problems of the public list that have one of the tags; all without tags. */
export async function listPracticeRows(
  database: Queryable,
  topicTagIds: readonly number[],
): Promise<PracticeRow[]> {
  const ofTopic =
    topicTagIds.length === 0
      ? sql``
      : sql`AND problem.id IN (
          SELECT problem_id FROM problem_tag WHERE tag_id = ANY(${[...topicTagIds]}::bigint[]))`;
  const { rows } = await sql<PracticeRow>`
    SELECT problem.id, difficulty,
      (SELECT coalesce(sum(count) FILTER (WHERE status = 0), 0)::float8 / nullif(sum(count), 0)
        FROM problem_result_count WHERE problem_id = problem.id) AS accept_rate,
      (SELECT string_agg(tag_id::text, ',') FROM problem_tag WHERE problem_id = problem.id) AS tag_ids
    FROM problem
    WHERE visibility = 'public' AND group_id IS NULL ${ofTopic}`.execute(database);
  return rows;
}

export interface StoredPick {
  problemId: number;
  reason: PracticeReason;
}

interface NewPracticeList {
  userId: string;
  tagIds: readonly number[];
  chosenDifficulty: number | null;
  difficulty: number;
  size: number;
  picks: readonly StoredPick[];
  now: Date;
}

/** Deletes lists of the user that are too old. */
export async function insertPracticeList(
  transaction: Queryable,
  { picks, tagIds, now, ...list }: NewPracticeList,
): Promise<void> {
  const { id } = await transaction
    .insertInto('practiceList')
    .values({ ...list, tagIds: JSON.stringify(tagIds), createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('practiceProblem')
    .values(picks.map((pick, position) => ({ listId: id, position, ...pick })))
    .execute();
  await transaction
    .deleteFrom('practiceList')
    .where('userId', '=', list.userId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('practiceList')
        .select('id')
        .where('userId', '=', list.userId)
        .orderBy('id', 'desc')
        .limit(storedPracticeLists),
    )
    .execute();
}

/** The newest list of the user. */
export const findPracticeList = (database: Queryable, userId: string) =>
  database
    .selectFrom('practiceList')
    .selectAll()
    .select((query) =>
      query
        .exists(
          query
            .selectFrom('practiceList as earlier')
            .select('earlier.id')
            .where('earlier.userId', '=', userId)
            .whereRef('earlier.id', '<', 'practiceList.id'),
        )
        .as('hasPrevious'),
    )
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ tagIds: number[] }>()
    .executeTakeFirst();

/** Leaves out problems that are not public any more. */
export const listStoredPicks = (database: Queryable, listId: number) =>
  database
    .selectFrom('practiceProblem')
    .innerJoin('problem', 'problem.id', 'practiceProblem.problemId')
    .select(['problemId', 'reason'])
    .where('listId', '=', listId)
    .where('problem.visibility', '=', 'public')
    .where('problem.groupId', 'is', null)
    .orderBy('position')
    .$narrowType<StoredPick>()
    .execute();

export async function deletePracticeList(
  database: Queryable,
  { id, userId }: { id: number; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('practiceList')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Problems that the user has solved outside contests and groups since then, again or for the first time. */
export async function listSolvedSince(
  database: Queryable,
  { userId, problemIds, since }: { userId: string; problemIds: readonly number[]; since: Date },
): Promise<ReadonlySet<number>> {
  if (problemIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('submission')
    .select('problemId')
    .distinct()
    .where('userId', '=', userId)
    .where('problemId', 'in', [...problemIds])
    .where('contestId', 'is', null)
    .where('groupId', 'is', null)
    .where('status', '=', 0)
    .where('submittedAt', '>=', since)
    .execute();
  return new Set(rows.map(({ problemId }) => problemId));
}
