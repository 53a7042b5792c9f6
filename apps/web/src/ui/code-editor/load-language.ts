/** Loads the grammar and words of a language on demand. */
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

export interface LoadedLanguage {
  name: EditorLanguage;
  /** Undefined for a language without a grammar: its text stays plain. */
  parts: EditorLanguageParts | undefined;
}

export async function loadLanguage(name: EditorLanguage): Promise<LoadedLanguage> {
  if (name === 'plain') return { name, parts: undefined };
  const { parts } = await loaders[name]();
  return { name, parts };
}

/** Returns the language if it loads soon. The editor then starts with it, and its colours do not change afterwards. */
export async function loadLanguageSoon(
  name: EditorLanguage,
  waitMs: number,
): Promise<LoadedLanguage | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), waitMs);
  });
  // `setLanguage` retries a failed load and reports the error.
  const loaded = loadLanguage(name).catch(() => undefined);
  const first = await Promise.race([loaded, tooLate]);
  clearTimeout(timer);
  return first;
}
