import { createBatchLoader, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';

/**
 * A problem of a training that its participants see: public, and of the site or of the group of the training. Needs the
 * tables `training` and `problem`.
 */
export const isShownProblem = sql<boolean>`
  problem.visibility = 'public' AND (problem.group_id IS NULL OR problem.group_id = training.group_id)`;

const trainings = (database: Queryable) =>
  database
    .selectFrom('training')
    .leftJoin('userAccount as author', 'author.id', 'training.authorId')
    .leftJoin('trainingCategory as category', 'category.id', 'training.categoryId')
    .selectAll('training')
    .select(['author.username as author', 'category.name as categoryName', 'category.color as categoryColor'])
    .select(
      sql<number>`(
        SELECT count(*) FROM training_problem JOIN problem ON problem.id = training_problem.problem_id
        WHERE training_problem.training_id = training.id AND ${isShownProblem})`.as('problemCount'),
    );

const listById = prepareQuery((database, value: ValueOf<{ ids: readonly number[] }>) =>
  trainings(database).where('training.id', '=', sql<number>`ANY(${value('ids')}::bigint[])`),
);

export type TrainingRow = Awaited<ReturnType<typeof listById>>[number];

/** Every call about a training starts with this lookup. */
export const findTraining = createBatchLoader(async (database, ids: number[]) => {
  const rows = await listById(database, { ids });
  return new Map(rows.map((row) => [row.id, row]));
});

export const listTrainingsById = (database: Queryable, ids: readonly number[]) => listById(database, { ids });

export interface TrainingFilter {
  /** Null: outside groups. */
  groupId: number | null;
  /** Part of the title in any language, or of the author's name. */
  keyword?: string | undefined;
  categoryId?: number | undefined;
  visibility?: 'public' | 'private' | undefined;
}

/** Trainings that are shown, by rank. */
export async function listTrainings(
  database: Queryable,
  { groupId, keyword, categoryId, visibility }: TrainingFilter,
  page: PageRequest,
) {
  const pattern = containing(keyword ?? '');
  const listed = trainings(database)
    .where('training.isListed', '=', true)
    .where(sql<boolean>`training.group_id IS NOT DISTINCT FROM ${groupId}::bigint`)
    .$if(categoryId !== undefined, (query) => query.where('training.categoryId', '=', categoryId ?? 0))
    .$if(visibility !== undefined, (query) => query.where('training.visibility', '=', visibility ?? 'public'))
    .$if(keyword !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('training.title', 'ilike', pattern),
          sql<boolean>`translated_lines(training.title_translations) ILIKE ${pattern}`,
          where('author.username', 'ilike', pattern),
        ]),
      ),
    );
  const [rows, { total }] = await Promise.all([
    listed.orderBy('training.rank').orderBy('training.id').limit(page.limit).offset(offsetOf(page)).execute(),
    listed
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** How many shown problems of each training the user has solved in the area of the training. */
export async function mapSolvedCounts(
  database: Queryable,
  { userId, trainingIds }: { userId: string; trainingIds: readonly number[] },
): Promise<Map<number, number>> {
  if (trainingIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; count: number }>`
    SELECT training.id, count(*) AS count
    FROM training
    JOIN training_problem ON training_problem.training_id = training.id
    JOIN problem ON problem.id = training_problem.problem_id
    WHERE training.id = ANY(${trainingIds}::bigint[]) AND ${isShownProblem} AND CASE
      WHEN training.group_id IS NULL THEN EXISTS (
        SELECT FROM solved_problem
        WHERE solved_problem.user_id = ${userId} AND solved_problem.problem_id = problem.id)
      ELSE EXISTS (
        SELECT FROM submission
        WHERE submission.group_id = training.group_id AND submission.contest_id IS NULL
          AND submission.problem_id = problem.id AND submission.user_id = ${userId} AND submission.status = 0)
      END
    GROUP BY training.id`.execute(database);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Categories of the site (null), or those that a group may use. */
export const listCategories = (database: Queryable, groupId: number | null) =>
  database
    .selectFrom('trainingCategory')
    .selectAll()
    .where((where) =>
      where.or([where('groupId', 'is', null), ...(groupId === null ? [] : [where('groupId', '=', groupId)])]),
    )
    .orderBy('id')
    .execute();
export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

interface RegistrationKeys {
  trainingIds: readonly number[];
  userIds: readonly string[];
}

const listRegistrations = prepareQuery((database, value: ValueOf<RegistrationKeys>) =>
  database
    .selectFrom('trainingParticipant')
    .select(['trainingId', 'userId', 'isDisabled'])
    .where('registeredAt', 'is not', null)
    .where(
      sql<boolean>`(training_id, user_id) IN (
        SELECT * FROM unnest(${value('trainingIds')}::bigint[], ${value('userIds')}::text[]))`,
    ),
);

const registrationKey = (trainingId: number, userId: string) => `${String(trainingId)} ${userId}`;

const findRegistrationRow = createBatchLoader(async (database, keys: string[]) => {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await listRegistrations(database, {
    trainingIds: pairs.map(([trainingId]) => Number(trainingId)),
    userIds: pairs.map(([, userId]) => userId ?? ''),
  });
  return new Map(rows.map((row) => [registrationKey(row.trainingId, row.userId), row]));
});

/** Undefined if the user has not registered. */
export const findRegistration = (
  database: Queryable,
  { trainingId, userId }: { trainingId: number; userId: string },
) => findRegistrationRow(database, registrationKey(trainingId, userId));

/** The registrations of several users in one training, for the subscribers of a live topic. */
export async function listRegistrationsOf(
  database: Queryable,
  trainingId: number,
  userIds: readonly string[],
): Promise<Map<string, { isDisabled: boolean }>> {
  const rows = await listRegistrations(database, { trainingIds: userIds.map(() => trainingId), userIds });
  return new Map(rows.map(({ userId, isDisabled }) => [userId, { isDisabled }]));
}
