import { editorLanguageOf, type EditorLanguage } from '../../../../ui/code-editor/editor-language.ts';

/** Languages that share their code: variants of one language, and C with C++. */
export type CodeFamily = Exclude<EditorLanguage, 'c'>;

export function familyOf(language: string): CodeFamily {
  const family = editorLanguageOf(language);
  return family === 'c' ? 'cpp' : family;
}

export const usualLanguage = 'C++';

/** Returns the first allowed preference, otherwise the first allowed language. */
export function chooseLanguage(
  languages: readonly string[],
  wishes: readonly (string | undefined)[],
): string {
  const wished = wishes.find((wish) => wish !== undefined && languages.includes(wish));
  return wished ?? languages[0] ?? usualLanguage;
}
