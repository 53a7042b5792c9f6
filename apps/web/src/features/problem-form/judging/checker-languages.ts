import type { FormLanguage } from '../api/list-form-languages.ts';

/** The languages in which the server accepts new checkers. A stored checker may be in another one. */
export const listCheckerLanguages = (languages: readonly FormLanguage[]): string[] =>
  languages.filter(({ isSpj, isOffered }) => isSpj && isOffered).map(({ name }) => name);
