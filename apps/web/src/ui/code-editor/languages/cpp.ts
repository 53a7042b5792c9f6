import { cppLanguage } from '@codemirror/lang-cpp';
import { cppWords } from '../completion/words-cpp.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: cppLanguage, words: cppWords };
