import { underWayStatuses } from '@touchstone/contract';
import { prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { findJudgeSystemOf } from './problems.repository.ts';

/** Languages of the problem's own list that its judge offers. Null if it has no list, and so allows all of its judge. */
const ownLanguages = sql<string[] | null>`CASE
  WHEN EXISTS (SELECT 1 FROM problem_language WHERE problem_id = problem.id) THEN ARRAY(
    SELECT language.name FROM problem_language JOIN language ON language.id = language_id
    WHERE problem_id = problem.id AND NOT is_missing ORDER BY language.position DESC, language.id) END`;

/** Of a problem of the site the counters, of a group's what its members submitted there outside contests, as in the lists. */
const results = sql<[status: number, count: number][]>`CASE WHEN problem.group_id IS NULL
  THEN ARRAY(SELECT ARRAY[status, count] FROM problem_result_count WHERE problem_id = problem.id)
  ELSE ARRAY(
    SELECT ARRAY[status, count(*)::integer] FROM submission
    WHERE problem_id = problem.id AND submission.group_id = problem.group_id AND contest_id IS NULL
      AND status NOT IN (${sql.join(underWayStatuses.map((status) => sql.lit(status)))})
    GROUP BY status) END`;

const listPages = prepareQuery((database, value: ValueOf<{ displayId: string }>) =>
  database
    .selectFrom('problem')
    .leftJoin('userAccount', 'userAccount.id', 'problem.authorId')
    .select(['problem.id', 'displayId', 'title', 'titleTranslations', 'authorId', 'scoring'])
    .select('userAccount.username as author')
    .select(['judgeMode', 'caseMode', 'timeLimitMs', 'memoryLimitMb', 'stackLimitMb', 'description'])
    .select(['inputDescription', 'outputDescription', 'examples', 'isRemote', 'source', 'difficulty'])
    .select(['hint', 'visibility', 'fullScore', 'isCodeSharingAllowed', 'userExtraFiles'])
    .select(['isTrailingBlankIgnored', 'areCaseResultsOpen', 'groupId', 'inputFileName', 'outputFileName'])
    .select('applicationProgress')
    .select(['problem.createdAt', 'problem.updatedAt'])
    .select((select) => [
      select
        .exists(select.selectFrom('problemCase').select('id').whereRef('problemId', '=', 'problem.id'))
        .as('hasCases'),
      // Few problems have any, so callers can skip the query.
      select
        .exists(
          select.selectFrom('problemCodeTemplate').select('id').whereRef('problemId', '=', 'problem.id'),
        )
        .as('hasCodeTemplates'),
      ownLanguages.as('ownLanguages'),
      // The driver returns 64-bit integers of arrays as strings.
      sql<string[]>`ARRAY(SELECT tag_id FROM problem_tag WHERE problem_id = problem.id ORDER BY tag_id)`.as(
        'tagIds',
      ),
      results.as('results'),
    ])
    .where('displayId', '=', value('displayId')),
);

/** Loads everything for the page of a problem, or the flags for further queries. */
export async function findProblemPage(database: Queryable, displayId: string) {
  // Display ids are case-insensitive.
  const [page] = await listPages(database, { displayId: displayId.trim().toUpperCase() });
  return page;
}

export type ProblemPageRow = NonNullable<Awaited<ReturnType<typeof findProblemPage>>>;

export const findProblemFacts = (database: Queryable, id: number) =>
  database
    .selectFrom('problem')
    .select(['id', 'visibility', 'authorId', 'groupId', 'isRemote', 'displayId'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Languages that the problem allows and its judge offers. A problem without a list allows all of its judge. */
export async function listAllowedLanguages(database: Queryable, problemId: number) {
  const languages = database
    .selectFrom('language')
    .selectAll('language')
    .orderBy('language.position', 'desc')
    .orderBy('language.id');
  const listed = await languages
    .innerJoin('problemLanguage', 'problemLanguage.languageId', 'language.id')
    .where('problemLanguage.problemId', '=', problemId)
    .execute();
  if (listed.length > 0) return listed.filter(({ isMissing }) => !isMissing);
  return languages
    .where('judgeSystem', '=', await findJudgeSystemOf(database, problemId))
    .where('isMissing', '=', false)
    .execute();
}

export const listCodeTemplates = (database: Queryable, problemId: number) =>
  database
    .selectFrom('problemCodeTemplate')
    .innerJoin('language', 'language.id', 'problemCodeTemplate.languageId')
    .select(['problemCodeTemplate.id', 'problemId', 'languageId', 'language.name as language', 'code'])
    .select(['isEnabled', 'problemCodeTemplate.createdAt', 'problemCodeTemplate.updatedAt'])
    .where('problemId', '=', problemId)
    .orderBy('problemCodeTemplate.id')
    .execute();

export type CodeTemplateRow = Awaited<ReturnType<typeof listCodeTemplates>>[number];

/**
 * For problems with submissions of the user outside contests and groups: the newest status, and the submission that
 * solved it.
 */
export function listProgress(
  database: Queryable,
  { userId, problemIds }: { userId: string; problemIds: number[] },
) {
  const wanted = sql<{ problemId: number }>`(SELECT DISTINCT unnest(${problemIds}::bigint[]) AS problem_id)`;
  return database
    .selectFrom(wanted.as('wanted'))
    .innerJoinLateral(
      (newest) =>
        newest
          .selectFrom('submission')
          .select('status')
          .where('userId', '=', userId)
          .whereRef('submission.problemId', '=', 'wanted.problemId')
          .where('contestId', 'is', null)
          .where('groupId', 'is', null)
          .orderBy('id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('solvedProblem', (join) =>
      join.onRef('solvedProblem.problemId', '=', 'wanted.problemId').on('solvedProblem.userId', '=', userId),
    )
    .select(['wanted.problemId', 'newest.status', 'solvedProblem.submissionId as solvedBy'])
    .execute();
}
