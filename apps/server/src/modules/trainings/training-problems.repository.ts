import { underWayStatuses } from '@touchstone/contract';
import { prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import { isShownProblem } from './trainings.repository.ts';

const shownProblems = (database: Queryable, trainingId: RawBuilder<number> | number) =>
  database
    .selectFrom('trainingProblem')
    .innerJoin('training', 'training.id', 'trainingProblem.trainingId')
    .innerJoin('problem', 'problem.id', 'trainingProblem.problemId')
    .where('trainingProblem.trainingId', '=', trainingId)
    .where(isShownProblem)
    .orderBy('trainingProblem.rank')
    .orderBy('trainingProblem.id');

const selectShownProblems = prepareQuery((database, value: ValueOf<{ trainingId: number }>) =>
  shownProblems(database, sql<number>`${value('trainingId')}::bigint`)
    .select(['problem.id', 'problem.displayId', 'problem.title', 'problem.titleTranslations'])
    .select(['problem.scoring', 'problem.fullScore']),
);

/** The shown problems of a training in their order. Counts are those of the area: the site, or the group. */
export const listShownProblems = (database: Queryable, trainingId: number) =>
  selectShownProblems(database, { trainingId });
export type ShownProblem = Awaited<ReturnType<typeof listShownProblems>>[number];

/** With what a list of problems shows. The training of a group counts the submissions of the group, also to problems of the site. */
export const listProblemRows = (database: Queryable, trainingId: number) =>
  shownProblems(database, trainingId)
    .select(['problem.id', 'problem.displayId', 'problem.title', 'problem.titleTranslations'])
    .select(['problem.difficulty', 'problem.scoring'])
    .select([
      sql<string | null>`(
        SELECT string_agg(tag_id::text, ',' ORDER BY tag_id) FROM problem_tag WHERE problem_id = problem.id)`.as(
        'tagIds',
      ),
      sql<string | null>`CASE WHEN training.group_id IS NULL THEN (
        SELECT string_agg(status || ' ' || count, ',') FROM problem_result_count WHERE problem_id = problem.id)
      ELSE (
        SELECT string_agg(status || ' ' || count, ',') FROM (
          SELECT status, count(*) AS count FROM submission
          WHERE submission.group_id = training.group_id AND submission.problem_id = problem.id
            AND contest_id IS NULL AND status NOT IN (${sql.join(underWayStatuses)})
          GROUP BY status) AS counted) END`.as('results'),
    ])
    .execute();

/** A shown problem of the training by its display id. */
export const findShownProblem = (
  database: Queryable,
  { trainingId, displayId }: { trainingId: number; displayId: string },
) =>
  database
    .selectFrom('trainingProblem')
    .innerJoin('training', 'training.id', 'trainingProblem.trainingId')
    .innerJoin('problem', 'problem.id', 'trainingProblem.problemId')
    .select(['problem.id', 'problem.isRemote'])
    .where('trainingProblem.trainingId', '=', trainingId)
    // Display ids are case-insensitive.
    .where('problem.displayId', '=', displayId.trim().toUpperCase())
    .where(isShownProblem)
    .executeTakeFirst();
