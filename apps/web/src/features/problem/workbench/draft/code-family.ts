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

/**
 * Returns the first allowed preference, otherwise the best C++, otherwise the most usual allowed language. The `C++` of
 * another site is another compiler than ours: its first C++ is its best.
 */
export function chooseLanguage(
  languages: readonly string[],
  wishes: readonly (string | undefined)[],
  isRemote = false,
): string {
  const usualOnes = isRemote ? [] : cppLanguages;
  const wished = [...wishes, ...usualOnes].find((wish) => wish !== undefined && languages.includes(wish));
  const best = languages.find((language) => editorLanguageOf(language) === 'cpp');
  return wished ?? best ?? orderLanguages(languages)[0] ?? usualLanguage;
}
