/**
 * How this works
 *
 * A checker is compiled when the first case needs it and stored in a folder named by the hash of everything it is made of:
 * its source, the files beside it, our testlib.h, the compiler and its flags. Concurrent callers share one compilation, which
 * does not end when one of them is cancelled. A folder appears by one rename, so a judge that dies leaves no partial one. The
 * least recently used are removed at the start. Failures are not cached: they may be those of the machine.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProgramSource } from '@touchstone/contract/judge-messages';
import {
  compileProgram,
  fromArtefact,
  type CompileOutcome,
  type CompiledProgram,
} from '../languages/compile-program.ts';
import { checkerCompile } from '../languages/language.ts';
import type { HeaderStore } from '../languages/precompiled-headers.ts';
import type { ReadyLanguage } from '../languages/ready-language.ts';
import type { SlotPool } from '../slots/slot-pool.ts';
import { requireWorkingCompiler } from '../languages/suspect-compiler.ts';
import { runInSlot } from '../slots/run-in-slot.ts';

export type ExtraFiles = Readonly<Record<string, string>>;

/** Checkers and interactors, compiled once. */
export interface CheckerCache {
  /** Throws a CheckerError when it does not compile. */
  get(source: ProgramSource, extraFiles: ExtraFiles): Promise<CompiledProgram>;
}

/** The message is for the problem's setter: it holds the compiler's text. */
export class CheckerError extends Error {
  override readonly name = 'CheckerError';
}

export interface CheckerCacheOptions {
  readonly slots: SlotPool;
  readonly languages: ReadonlyMap<string, ReadyLanguage>;
  readonly headers: HeaderStore;
  readonly folder: string;
  /** The folder of testlib.h inside the sandbox, and the hash of its content. */
  readonly includeFolder: string;
  readonly includeFingerprint: string;
}

const maxEntries = 500;
const abandonedAfterMs = 3_600_000;

export async function createCheckerCache(options: CheckerCacheOptions): Promise<CheckerCache> {
  await removeOldest(options.folder);
  const known = new Map<string, Promise<CompiledProgram>>();

  async function get(source: ProgramSource, extraFiles: ExtraFiles): Promise<CompiledProgram> {
    const language = findLanguage(options.languages, source.language);
    const { code, sources = [] } = source;
    const key = keyOf([language.fingerprint, options.includeFingerprint, code, sources, extraFiles]);
    const compiling = known.get(key);
    if (compiling !== undefined) return compiling;
    const program = findOrCompile(options, { language, code, sources, extraFiles, key });
    known.set(key, program);
    program.catch(() => known.delete(key));
    return program;
  }
  return { get };
}

const keyOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Checkers are compiled with optimisation whatever their language is called. */
function findLanguage(languages: ReadonlyMap<string, ReadyLanguage>, name: string): ReadyLanguage {
  const named = languages.get(name);
  if (named === undefined)
    throw new CheckerError(`This judge does not offer ${name}, the checker's language.`);
  return languages.get(named.definition.checkersCompileAs ?? name) ?? named;
}

interface CheckerParts {
  readonly language: ReadyLanguage;
  readonly code: string;
  readonly sources: readonly string[];
  readonly extraFiles: ExtraFiles;
  readonly key: string;
}

async function findOrCompile(options: CheckerCacheOptions, parts: CheckerParts): Promise<CompiledProgram> {
  const { language, key, code } = parts;
  const folder = join(options.folder, key);
  const path = join(folder, language.definition.artefact);
  // A checker may also read its extra files at run time.
  if (await isUsable(path)) return fromArtefact(parts, path);

  const temporary = join(options.folder, `${key}.${randomUUID()}`);
  await mkdir(temporary, { recursive: true });
  try {
    const headers = options.headers.findFolder(language);
    const outcome = await runInSlot(options.slots, { queue: 'main' }, (slot) =>
      compileProgram(slot, {
        language,
        code,
        sources: parts.sources,
        extraFiles: parts.extraFiles,
        includeFolders: [...(headers === undefined ? [] : [headers]), options.includeFolder],
        limits: checkerLimits(language),
        folder: temporary,
      }),
    );
    await requireWorkingCompiler(options.slots, language, outcome);
    const program = getProgram(outcome);
    if (language.definition.compile.length === 0) return program;
    await moveIntoPlace(temporary, folder, path);
    return fromArtefact(parts, path);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Another process may have been quicker. It may run its own, so that one stays unless it is damaged. */
async function moveIntoPlace(temporary: string, folder: string, path: string): Promise<void> {
  try {
    await rename(temporary, folder);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY';
    if (!isThere) throw error;
    if (await isUsable(path)) return;
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
  }
}

const checkerLimits = ({ definition }: ReadyLanguage) =>
  definition.checkersCompileAs === undefined ? definition.compileLimits : checkerCompile;

function getProgram(outcome: CompileOutcome): CompiledProgram {
  switch (outcome.state) {
    case 'compiled':
      return outcome.program;
    case 'failed':
      throw new CheckerError(outcome.message);
    case 'no-artefact':
      throw new CheckerError('Compiling the checker created no executable file.');
    default:
      return outcome satisfies never;
  }
}

async function isUsable(path: string): Promise<boolean> {
  try {
    if (!(await stat(path)).isFile()) return false;
    const now = new Date();
    await utimes(join(path, '..'), now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Another process may have moved or removed it meanwhile. */
async function findUse(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function removeOldest(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const entries = await Promise.all(
    names.map(async (name) => ({ name, usedAt: (await findUse(join(folder, name))) ?? 0 })),
  );
  // An incomplete folder may belong to another process, unless it is old.
  const isHalfMade = (name: string): boolean => name.includes('.');
  const isAbandoned = (usedAt: number): boolean => usedAt < Date.now() - abandonedAfterMs;
  const kept = entries
    .filter(({ name, usedAt }) => !isHalfMade(name) || !isAbandoned(usedAt))
    .toSorted((first, second) => second.usedAt - first.usedAt)
    .slice(0, maxEntries)
    .map(({ name }) => name);
  const removed = names.filter((name) => !kept.includes(name));
  await Promise.all(removed.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
