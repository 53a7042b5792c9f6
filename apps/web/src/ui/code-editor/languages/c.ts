import { cppLanguage } from '@codemirror/lang-cpp';
import { cWords } from '../completion/words-c.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

/** C has no grammar of its own; the C++ grammar parses it well. */
export const parts: EditorLanguageParts = { language: cppLanguage, words: cWords };
