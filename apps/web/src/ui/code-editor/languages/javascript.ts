import { javascriptLanguage } from '@codemirror/lang-javascript';
import { javascriptWords } from '../completion/words-script.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: javascriptLanguage, words: javascriptWords };
