import { sql, type Queryable } from '@touchstone/database';

/** Everything that the page of a problem shows. */
export const findProblemPage = (database: Queryable, displayId: string) =>
  database
    .selectFrom('problem')
    .leftJoin('userAccount', 'userAccount.id', 'problem.authorId')
    .select(['problem.id', 'displayId', 'title', 'authorId', 'userAccount.username as author', 'scoring'])
    .select(['judgeMode', 'caseMode', 'timeLimitMs', 'memoryLimitMb', 'stackLimitMb', 'description'])
    .select(['inputDescription', 'outputDescription', 'examples', 'isRemote', 'source', 'difficulty'])
    .select(['hint', 'visibility', 'fullScore', 'isCodeSharingAllowed', 'userExtraFiles'])
    .select(['isTrailingBlankIgnored', 'areCaseResultsOpen', 'groupId', 'inputFileName', 'outputFileName'])
    .select(['problem.createdAt', 'problem.updatedAt'])
    .select((select) =>
      select
        .exists(select.selectFrom('problemCase').select('id').whereRef('problemId', '=', 'problem.id'))
        .as('hasCases'),
    )
    // As people type it: in either case.
    .where('displayId', '=', displayId.trim().toUpperCase())
    .executeTakeFirst();

export type ProblemPageRow = NonNullable<Awaited<ReturnType<typeof findProblemPage>>>;

export const findProblemFacts = (database: Queryable, id: number) =>
  database
    .selectFrom('problem')
    .select(['id', 'visibility', 'authorId', 'groupId'])
    .where('id', '=', id)
    .executeTakeFirst();

/** What the problem allows; nothing listed means everything our judge has. */
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
  return listed.length === 0 ? languages.where('judgeSystem', '=', 'ME').execute() : listed;
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

/** Of those that the user has submitted to outside contests and groups: solved or not, and the newest status. */
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
