/** Grammar and words of a language, fetched when it is chosen. */
import type { EditorLanguage } from './editor-language.ts';
import type { EditorLanguageParts } from './languages/editor-language-parts.ts';

type Loader = () => Promise<{ parts: EditorLanguageParts }>;

const loaders: Record<Exclude<EditorLanguage, 'plain'>, Loader> = {
  c: () => import('./languages/c.ts'),
  cpp: () => import('./languages/cpp.ts'),
  csharp: () => import('./languages/csharp.ts'),
  go: () => import('./languages/go.ts'),
  java: () => import('./languages/java.ts'),
  javascript: () => import('./languages/javascript.ts'),
  kotlin: () => import('./languages/kotlin.ts'),
  pascal: () => import('./languages/pascal.ts'),
  php: () => import('./languages/php.ts'),
  python: () => import('./languages/python.ts'),
  ruby: () => import('./languages/ruby.ts'),
  rust: () => import('./languages/rust.ts'),
  typescript: () => import('./languages/typescript.ts'),
};

/** Undefined for a language without a grammar: its text stays plain. */
export async function loadLanguage(language: EditorLanguage): Promise<EditorLanguageParts | undefined> {
  if (language === 'plain') return undefined;
  const { parts } = await loaders[language]();
  return parts;
}
