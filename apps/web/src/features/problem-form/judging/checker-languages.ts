import type { FormLanguage } from '../api/list-form-languages.ts';

/** In which a checker may be written now, as the server has it. What is stored already may be in another. */
export const listCheckerLanguages = (languages: readonly FormLanguage[]): string[] =>
  languages.filter(({ isSpj, isOffered }) => isSpj && isOffered).map(({ name }) => name);
