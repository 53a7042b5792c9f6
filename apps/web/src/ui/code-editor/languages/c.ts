import { cppLanguage } from '@codemirror/lang-cpp';
import { cWords } from '../completion/words-c.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

/** There is no grammar of C alone; that of C++ reads it well. */
export const parts: EditorLanguageParts = { language: cppLanguage, words: cWords };
