import { StreamLanguage } from '@codemirror/language';
import { kotlin } from '@codemirror/legacy-modes/mode/clike';
import { kotlinWords } from '../completion/words-jvm.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: StreamLanguage.define(kotlin), words: kotlinWords };
