import { StreamLanguage } from '@codemirror/language';
import { pascal } from '@codemirror/legacy-modes/mode/pascal';
import { pascalWords } from '../completion/words-system.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: StreamLanguage.define(pascal), words: pascalWords };
