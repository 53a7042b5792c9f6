import type { Queryable, Tables } from '@touchstone/database';
import { judgeSystemOf } from '@touchstone/rules/problem-origin';
import type { Insertable } from 'kysely';

/** The local judge's key among the judge systems. */
const ownJudge = 'ME';

const selectProblems = (database: Queryable) =>
  database
    .selectFrom('problem')
    .select([
      'id',
      'displayId',
      'title',
      'visibility',
      'authorId',
      'groupId',
      'isRemote',
      'difficulty',
      'scoring',
    ])
    .select(['fullScore', 'judgeMode', 'caseMode', 'timeLimitMs', 'memoryLimitMb', 'stackLimitMb'])
    .select(['isTrailingBlankIgnored', 'inputFileName', 'outputFileName', 'userExtraFiles']);

/** Display ids are case-insensitive. */
export const findProblemByDisplayId = (database: Queryable, displayId: string) =>
  selectProblems(database).where('displayId', '=', displayId.trim().toUpperCase()).executeTakeFirst();

export const findProblem = (database: Queryable, id: number) =>
  selectProblems(database).where('id', '=', id).executeTakeFirst();

export type ProblemRow = NonNullable<Awaited<ReturnType<typeof findProblem>>>;

const toNames = (rows: { name: string }[]) => rows.map(({ name }) => name);

/** Available languages of a judge, in display order. */
const selectLanguageNames = (database: Queryable, judgeSystem: string = ownJudge) =>
  database
    .selectFrom('language')
    .select('name')
    .where('judgeSystem', '=', judgeSystem)
    .where('isMissing', '=', false)
    .orderBy('position', 'desc')
    .orderBy('id');

/** Languages of the local judge, or of another one. */
export const listLanguageNames = async (database: Queryable, judgeSystem?: string): Promise<string[]> =>
  toNames(await selectLanguageNames(database, judgeSystem).execute());

export async function isLanguageOfAnyJudge(database: Queryable, name: string): Promise<boolean> {
  const row = await database
    .selectFrom('language')
    .select('id')
    .where('name', '=', name)
    .where('isMissing', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Languages for checkers and interactors. Saving and compiling both use this list. */
export const listCheckerLanguageNames = async (database: Queryable): Promise<string[]> =>
  toNames(await selectLanguageNames(database).where('isCheckerLanguage', '=', true).execute());

/** The key of the judge that judges the problem. */
export async function findJudgeSystemOf(database: Queryable, problemId: number): Promise<string> {
  const problem = await database
    .selectFrom('problem')
    .select(['isRemote', 'displayId'])
    .where('id', '=', problemId)
    .executeTakeFirst();
  return problem === undefined ? ownJudge : judgeSystemOf(problem);
}

/** Languages that the problem allows and its judge offers. A problem without a list allows all of its judge. */
export async function listAllowedLanguageNames(database: Queryable, problemId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('problemLanguage')
    .innerJoin('language', 'language.id', 'problemLanguage.languageId')
    .select(['language.name', 'language.isMissing'])
    .where('problemLanguage.problemId', '=', problemId)
    .orderBy('language.position', 'desc')
    .orderBy('language.id')
    .execute();
  return rows.length === 0
    ? await listLanguageNames(database, await findJudgeSystemOf(database, problemId))
    : toNames(rows.filter(({ isMissing }) => !isMissing));
}

/** Far below the 65,535 parameters that one statement may have. */
const batchSize = 1000;

export async function replaceCases(
  transaction: Queryable,
  problemId: number,
  cases: Insertable<Tables['problemCase']>[],
) {
  await transaction.deleteFrom('problemCase').where('problemId', '=', problemId).execute();
  for (let start = 0; start < cases.length; start += batchSize) {
    await transaction
      .insertInto('problemCase')
      .values(cases.slice(start, start + batchSize))
      .execute();
  }
}
