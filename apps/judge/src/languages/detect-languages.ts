/**
 * How this works
 *
 * A language is offered when its programs are on this machine and its self-test compiles, runs and prints the right answer
 * inside the sandbox. Tests run on all slots. Their results are cached in a file, keyed by the language's definition and by path,
 * time and size of its programs: a second start tests nothing, an updated compiler is tested again. A language that is
 * not offered comes with the reason, which the dashboard shows.
 */
import type { SlotPool } from '../slots/slot-pool.ts';
import { fingerprintLanguage, readCache, writeCache, type DetectionCache } from './detection-cache.ts';
import { findPrograms } from './find-programs.ts';
import type { Language } from './language.ts';
import type { ProgramPlace } from './program-places.ts';
import type { ReadyLanguage } from './ready-language.ts';
import { selfTestLanguage } from './self-test.ts';

export interface DetectedLanguages {
  readonly languages: { name: string; version: string }[];
  readonly disabledLanguages: { name: string; reason: string }[];
  /** The offered languages, by name. */
  readonly ready: ReadonlyMap<string, ReadyLanguage>;
}

export interface DetectionInput {
  readonly languages: readonly Language[];
  readonly slots: SlotPool;
  readonly cacheFile: string;
  readonly places: readonly ProgramPlace[];
  readonly onTested?: ((name: string) => void) | undefined;
  /** Stops after the running tests; the result is then incomplete. */
  readonly signal?: AbortSignal | undefined;
}

type Detected = { ready: ReadyLanguage; version: string } | { name: string; reason: string };

export async function detectLanguages(input: DetectionInput): Promise<DetectedLanguages> {
  const cache = await readCache(input.cacheFile);
  const all = await Promise.all(input.languages.map((language) => detect(language, cache, input)));
  const detected = all.filter((one) => one !== undefined);
  const found = detected.filter((one) => 'version' in one);
  const fresh = Object.fromEntries(found.map(({ ready, version }) => [ready.fingerprint, version]));
  if (Object.keys(fresh).some((key) => !(key in cache)))
    await writeCache(input.cacheFile, { ...cache, ...fresh });
  return {
    languages: found.map(({ ready, version }) => ({ name: ready.name, version })),
    disabledLanguages: detected.filter((one) => 'reason' in one),
    ready: new Map(found.map(({ ready }) => [ready.name, ready])),
  };
}

async function detect(
  language: Language,
  cache: DetectionCache,
  { places, slots, signal, onTested }: DetectionInput,
): Promise<Detected | undefined> {
  const { name } = language;
  const search = await findPrograms(language, places);
  if ('missing' in search) return { name, reason: `${search.missing} is not installed` };
  const { programs } = search;
  const fingerprint = fingerprintLanguage(language, programs);
  const ready = { name, definition: language, programs, fingerprint };
  const known = cache[fingerprint];
  if (known !== undefined) return { ready, version: known };
  const result = await slots.use({ queue: 'main' }, async (slot) => {
    if (signal?.aborted) return undefined;
    onTested?.(name);
    return selfTestLanguage(slot, ready);
  });
  if (result === undefined) return undefined;
  return 'version' in result ? { ready, version: result.version } : { name, reason: result.reason };
}
