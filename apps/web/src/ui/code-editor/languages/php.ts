import { phpLanguage } from '@codemirror/lang-php';
import { phpWords } from '../completion/words-script.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: phpLanguage, words: phpWords };
