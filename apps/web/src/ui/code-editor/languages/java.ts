import { javaLanguage } from '@codemirror/lang-java';
import { javaWords } from '../completion/words-jvm.ts';
import type { EditorLanguageParts } from './editor-language-parts.ts';

export const parts: EditorLanguageParts = { language: javaLanguage, words: javaWords };
