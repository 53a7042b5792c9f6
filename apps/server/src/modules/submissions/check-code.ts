import { codeMaximum, findCodeProblem } from '@touchstone/rules/judging/submit-code';
import type { Queryable } from '@touchstone/database';
import { callError, type CallError } from '../../platform/errors/call-error.ts';
import { isLanguageOfAnyJudge, listAllowedLanguageNames, listLanguageNames } from '../problems/index.ts';

export interface SentProgram {
  code: string;
  language: string;
}

/** Checks that do not depend on the problem. A problem of another site has the languages of that site. */
export async function checkCode(
  database: Queryable,
  program: SentProgram,
  { isAnyJudge = false }: { isAnyJudge?: boolean } = {},
) {
  const own = await listLanguageNames(database);
  const { language } = program;
  const isForeign = isAnyJudge && !own.includes(language) && (await isLanguageOfAnyJudge(database, language));
  const problem = findCodeProblem({ ...program, allowedLanguages: isForeign ? [language] : own });
  if (problem !== undefined) throw toError(problem, own);
}

function toError(
  problem: NonNullable<ReturnType<typeof findCodeProblem>>,
  languages: readonly string[],
): CallError {
  switch (problem) {
    case 'languageNotAllowed':
      return callError('languageUnknown', { languages: languages.join(', ') });
    case 'codeBlank':
      return callError('codeBlank');
    case 'codeTooLong':
      return callError('codeTooLong', { maximum: codeMaximum });
    case 'codeHasNul':
      return callError('invalidField', { field: 'code', reason: 'unstorable' });
    default:
      return problem satisfies never;
  }
}

export async function checkLanguageOfProblem(database: Queryable, problemId: number, language: string) {
  const allowed = await listAllowedLanguageNames(database, problemId);
  if (!allowed.includes(language)) throw callError('languageNotAllowed', { languages: allowed.join(', ') });
}
