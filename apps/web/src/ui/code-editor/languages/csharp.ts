import { StreamLanguage } from '@codemirror/language';
import { csharp } from '@codemirror/legacy-modes/mode/clike';
import { csharpWords } from '../completion/words-system.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: StreamLanguage.define(csharp), words: csharpWords };
