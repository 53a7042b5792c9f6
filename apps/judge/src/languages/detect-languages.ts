/**
 * How this works
 *
 * A language is offered when its programs are on this machine and its self-test compiles, runs and answers right. Tests
 * run two at a time and their results are kept in a file, keyed by the language's definition and by path, time and size of
 * its programs: a second start tests nothing, an updated compiler is tested again. A language that is not offered comes
 * with the reason, which the dashboard shows.
 */
import { cacheKey, readCache, writeCache, type DetectionCache } from './detection-cache.ts';
import { findPrograms } from './find-programs.ts';
import type { Language } from './language.ts';
import { selfTestLanguage } from './self-test.ts';

const testsAtOnce = 2;

export interface DetectedLanguages {
  readonly languages: { name: string; version: string }[];
  readonly disabledLanguages: { name: string; reason: string }[];
}

export interface DetectionInput {
  readonly languages: readonly Language[];
  readonly cacheFile: string;
  /** Where programs are looked for, in the form of PATH. */
  readonly searchPath: string;
  readonly onTested?: (name: string) => void;
  /** Ends the search after the tests that are under way; the answer is then incomplete. */
  readonly signal?: AbortSignal;
}

type Detected = { name: string; version: string; key: string } | { name: string; reason: string };

export async function detectLanguages(input: DetectionInput): Promise<DetectedLanguages> {
  const cache = await readCache(input.cacheFile);
  const remaining = input.languages.entries();
  const detected: Detected[] = [];
  const worker = async (): Promise<void> => {
    for (const [index, language] of remaining) {
      if (input.signal?.aborted) return;
      detected[index] = await detect(language, cache, input);
    }
  };
  await Promise.all(Array.from({ length: testsAtOnce }, worker));

  const found = detected.filter((one) => 'version' in one);
  const fresh = Object.fromEntries(found.map(({ key, version }) => [key, version]));
  const isComplete = input.signal?.aborted !== true;
  if (isComplete && JSON.stringify(fresh) !== JSON.stringify(cache)) await writeCache(input.cacheFile, fresh);
  return {
    languages: found.map(({ name, version }) => ({ name, version })),
    disabledLanguages: detected.filter((one) => 'reason' in one),
  };
}

async function detect(language: Language, cache: DetectionCache, input: DetectionInput): Promise<Detected> {
  const { name } = language;
  const search = await findPrograms(language, input.searchPath);
  if ('missing' in search) return { name, reason: `${search.missing} is not installed` };
  const key = cacheKey(language, search.programs);
  const known = cache[key];
  if (known !== undefined) return { name, version: known, key };
  input.onTested?.(name);
  const result = await selfTestLanguage(language, search.programs);
  return 'version' in result ? { name, version: result.version, key } : { name, reason: result.reason };
}
