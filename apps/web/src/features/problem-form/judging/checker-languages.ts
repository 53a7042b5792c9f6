import { problemDefaults } from '@touchstone/contract/problem-limits';
import { chooseCheckerLanguage } from '@touchstone/rules/checker-advice';
import type { FormLanguage } from '../api/list-form-languages.ts';

/** The languages in which the server accepts new checkers. A stored checker may be in another one. */
export const listCheckerLanguages = (languages: readonly FormLanguage[]): string[] =>
  languages.filter(({ isSpj, isOffered }) => isSpj && isOffered).map(({ name }) => name);

export const usualCheckerLanguage = (offered: readonly string[]): string =>
  chooseCheckerLanguage(offered, problemDefaults.checkerLanguage);
