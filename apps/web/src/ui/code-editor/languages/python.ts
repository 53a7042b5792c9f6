import { pythonLanguage } from '@codemirror/lang-python';
import { pythonWords } from '../completion/words-python.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: pythonLanguage, words: pythonWords };
