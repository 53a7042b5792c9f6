import type { Language } from '@codemirror/language';
import type { LanguageWords } from '../completion/language-words.ts';

/** What the editor needs of a language. Each is a file of its own that loads when it is chosen. */
export interface EditorLanguageParts {
  language: Language;
  words: LanguageWords;
}
