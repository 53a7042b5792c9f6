import { rustLanguage } from '@codemirror/lang-rust';
import { rustWords } from '../completion/words-system.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: rustLanguage, words: rustWords };
