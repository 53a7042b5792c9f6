import { codeMaximum, findCodeProblem } from '@touchstone/rules/judging/submit-code';
import type { Queryable } from '@touchstone/database';
import { callError, type CallError } from '../../platform/errors/call-error.ts';
import { listAllowedLanguageNames, listLanguageNames } from '../problems/index.ts';

export interface SentProgram {
  code: string;
  language: string;
}

/** Checks that do not depend on the problem. */
export async function checkCode(database: Queryable, program: SentProgram) {
  const allowedLanguages = await listLanguageNames(database);
  const problem = findCodeProblem({ ...program, allowedLanguages });
  if (problem !== undefined) throw toError(problem, allowedLanguages);
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
