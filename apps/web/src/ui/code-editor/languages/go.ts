import { goLanguage } from '@codemirror/lang-go';
import { goWords } from '../completion/words-system.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: goLanguage, words: goWords };
