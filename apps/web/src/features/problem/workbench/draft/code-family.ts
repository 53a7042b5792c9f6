import { orderLanguages } from '../../../../lib/language-label.ts';
import { editorLanguageOf, type EditorLanguage } from '../../../../ui/code-editor/editor-language.ts';

/** Languages that share their code: variants of one language, and C with C++. */
export type CodeFamily = Exclude<EditorLanguage, 'c'>;

export function familyOf(language: string): CodeFamily {
  const family = editorLanguageOf(language);
  return family === 'c' ? 'cpp' : family;
}

const usualLanguage = 'C++ 17 With O2';
/** From the best for a contestant to the oldest. */
const cppLanguages = [
  usualLanguage,
  'C++ 20 With O2',
  'C++ 23 With O2',
  'C++ With O2',
  'C++ 17',
  'C++ 20',
  'C++',
];

/** Returns the first allowed preference, otherwise the best C++, otherwise the most usual allowed language. */
export function chooseLanguage(
  languages: readonly string[],
  wishes: readonly (string | undefined)[],
): string {
  const wished = [...wishes, ...cppLanguages].find((wish) => wish !== undefined && languages.includes(wish));
  return wished ?? orderLanguages(languages)[0] ?? usualLanguage;
}
