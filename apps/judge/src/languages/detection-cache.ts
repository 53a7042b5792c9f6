import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FoundProgram } from './find-programs.ts';
import type { Language } from './language.ts';

/** Enough for several versions of every language; the oldest are removed first. */
const maxEntries = 200;

/** Versions by key. Only successes are cached: a failure may have a temporary reason. */
export type DetectionCache = Record<string, string>;

/** Changes when the definition of the language or one of its programs changes. */
export function fingerprintLanguage(
  language: Language,
  programs: Readonly<Record<string, FoundProgram>>,
): string {
  return createHash('sha256')
    .update(JSON.stringify([language, programs]))
    .digest('hex');
}

export async function readCache(path: string): Promise<DetectionCache> {
  try {
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return {};
    return Object.fromEntries(
      Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing || error instanceof SyntaxError) return {};
    throw error;
  }
}

export async function writeCache(path: string, cache: DetectionCache): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  const newest = Object.fromEntries(Object.entries(cache).slice(-maxEntries));
  await writeFile(temporary, JSON.stringify(newest));
  await rename(temporary, path);
}
