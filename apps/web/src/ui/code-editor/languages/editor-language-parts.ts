import type { Language } from '@codemirror/language';
import type { LanguageWords } from '../completion/language-words.ts';

/** What the editor needs of a language. Each language is a module that loads on demand. */
export interface EditorLanguageParts {
  language: Language;
  words: LanguageWords;
}
