import { typescriptLanguage } from '@codemirror/lang-javascript';
import { typescriptWords } from '../completion/words-script.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: typescriptLanguage, words: typescriptWords };
