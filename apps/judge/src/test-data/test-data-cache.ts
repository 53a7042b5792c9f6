/**
 * How this works
 *
 * Test data lies in a folder under the hash of its content, `ab/abcd…`. A missing file is fetched under a temporary name and
 * renamed when it is complete and verified; concurrent callers share one fetch. A file of an earlier process is hashed before
 * its first use, so that a crash or a failing disk never changes what is judged.
 *
 * The folder is bounded: the least recently used files are removed, but never one in use. A use lasts from `getPath` until
 * the task is done. If all files are in use the bound is exceeded: judging comes first. On a full disk the cache removes all
 * files that are not in use and retries; a second failure is one of the machine.
 *
 * Operators may delete the folder at any time, also while a task uses its files. So the folders are made for every fetch, a
 * fetch whose folder vanishes is repeated once, and a task whose file has vanished asks for it again (`isLost`).
 */
import type { ContentFile } from '@touchstone/contract/judge-messages';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TestDataSource } from '../pipeline/judging-parts.ts';
import { testDataMode, type FetchFile } from './fetch-file.ts';

export interface TestDataCacheInput {
  readonly folder: string;
  readonly maximumBytes: number;
  readonly fetchFile: FetchFile;
  /** Ends the fetches that are under way. */
  readonly signal: AbortSignal;
}

/** One task's use of the cache. */
export interface TestDataUse extends TestDataSource {
  /** The task is done: its files may go. */
  release(): void;
}

export interface TestDataCache {
  use(): TestDataUse;
}

interface Entry {
  sizeBytes: number;
  users: number;
  /** Its content was found right in this process, when it was last written at this time. */
  verifiedAsOf: number | undefined;
  /** When it was last seen to be there; a problem with many cases asks for the same files at every submission. */
  seenAt: number;
}

const lookAgainMs = 1_000;

export async function openTestDataCache(input: TestDataCacheInput): Promise<TestDataCache> {
  const unfinished = join(input.folder, 'unfinished');
  // What a killed process left half fetched.
  await rm(unfinished, { recursive: true, force: true });
  await makeFolders(input.folder, unfinished);
  const files = new Files(input, unfinished, await listFiles(input.folder));
  return { use: () => useFiles(files) };
}

async function makeFolders(folder: string, unfinished: string): Promise<void> {
  await mkdir(unfinished, { recursive: true });
  await chmod(folder, 0o700);
}

function useFiles(files: Files): TestDataUse {
  const used = new Set<string>();
  return {
    getPath: async (file, signal, options) => {
      if (!used.has(file.sha256)) files.begin(file);
      used.add(file.sha256);
      return files.get(file, signal, options);
    },
    release: () => {
      for (const sha256 of used) files.end(sha256);
      used.clear();
      files.shrink(0);
    },
  };
}

class Files {
  readonly #input: TestDataCacheInput;
  readonly #unfinished: string;
  /** Those used longest ago come first. */
  readonly #entries: Map<string, Entry>;
  readonly #fetches = new Map<string, Promise<void>>();

  constructor(input: TestDataCacheInput, unfinished: string, entries: Map<string, Entry>) {
    this.#input = input;
    this.#unfinished = unfinished;
    this.#entries = entries;
  }

  begin({ sha256 }: ContentFile): void {
    const entry = this.#entries.get(sha256) ?? {
      sizeBytes: 0,
      users: 0,
      verifiedAsOf: undefined,
      seenAt: -Infinity,
    };
    entry.users += 1;
    this.#entries.delete(sha256);
    this.#entries.set(sha256, entry);
  }

  end(sha256: string): void {
    const entry = this.#entries.get(sha256);
    if (entry === undefined) return;
    entry.users -= 1;
    // It was never fetched.
    if (entry.users === 0 && entry.sizeBytes === 0 && entry.verifiedAsOf === undefined)
      this.#entries.delete(sha256);
  }

  async get(
    file: ContentFile,
    signal: AbortSignal,
    { isLost = false }: { readonly isLost?: boolean } = {},
  ): Promise<string> {
    const path = pathOf(this.#input.folder, file.sha256);
    const entry = this.#entries.get(file.sha256);
    if (isLost && entry !== undefined) entry.seenAt = -Infinity;
    if (await this.#isThere(file, path)) return path;
    let fetching = this.#fetches.get(file.sha256);
    if (fetching === undefined) {
      fetching = this.#makeThere(file, path).finally(() => this.#fetches.delete(file.sha256));
      this.#fetches.set(file.sha256, fetching);
    }
    await untilAborted(fetching, signal);
    return path;
  }

  /** Removes the least recently used files until there is room for so many more bytes. */
  shrink(forBytes: number): void {
    let total = forBytes;
    for (const { sizeBytes } of this.#entries.values()) total += sizeBytes;
    for (const [sha256, { sizeBytes, users }] of this.#entries) {
      if (total <= this.#input.maximumBytes) return;
      if (users > 0) continue;
      this.#entries.delete(sha256);
      total -= sizeBytes;
      // Synchronous with the removal of the entry: otherwise another task could find the file in between.
      rmSync(pathOf(this.#input.folder, sha256), { force: true });
    }
  }

  async #isThere({ sha256, sizeBytes }: ContentFile, path: string): Promise<boolean> {
    const entry = this.#entries.get(sha256);
    if (entry?.verifiedAsOf === undefined) return false;
    if (performance.now() - entry.seenAt < lookAgainMs) return true;
    const found = await findFile(path);
    if (found?.sizeBytes !== sizeBytes || found.writtenAt !== entry.verifiedAsOf) return false;
    entry.seenAt = performance.now();
    return true;
  }

  async #makeThere(file: ContentFile, path: string): Promise<void> {
    const isLeftOver =
      (await findFile(path))?.sizeBytes === file.sizeBytes && (await hashFile(path)) === file.sha256;
    if (isLeftOver) {
      const now = new Date();
      await utimes(path, now, now);
      await chmod(path, testDataMode);
    } else {
      this.shrink(file.sizeBytes);
      await this.#fetch(file, path);
    }
    const { mtimeMs } = await stat(path);
    // All of its users may have left meanwhile: then it is an unused file like any other.
    const users = this.#entries.get(file.sha256)?.users ?? 0;
    const seenAt = performance.now();
    this.#entries.set(file.sha256, { sizeBytes: file.sizeBytes, users, verifiedAsOf: mtimeMs, seenAt });
  }

  async #fetch(file: ContentFile, path: string): Promise<void> {
    try {
      await this.#fetchOnce(file, path);
    } catch (error) {
      if (isDiskFull(error)) this.shrink(Number.MAX_SAFE_INTEGER);
      else if (!hasCode(error, 'ENOENT')) throw error;
      await this.#fetchOnce(file, path);
    }
  }

  async #fetchOnce(file: ContentFile, path: string): Promise<void> {
    const temporary = join(this.#unfinished, `${file.sha256}.${randomBytes(6).toString('hex')}`);
    try {
      await makeFolders(this.#input.folder, this.#unfinished);
      await this.#input.fetchFile(file, temporary, this.#input.signal);
      await mkdir(dirname(path), { recursive: true });
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
}

/** The fetch goes on for others. */
async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

const pathOf = (folder: string, sha256: string): string => join(folder, sha256.slice(0, 2), sha256);

async function listFiles(folder: string): Promise<Map<string, Entry>> {
  const found: { sha256: string; sizeBytes: number; usedAt: number }[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const sha256 = name.slice(3);
    if (!/^[0-9a-f]{64}$/.test(sha256)) continue;
    const { size, mtimeMs } = await stat(join(folder, name));
    found.push({ sha256, sizeBytes: size, usedAt: mtimeMs });
  }
  found.sort((one, other) => one.usedAt - other.usedAt);
  return new Map(
    found.map(({ sha256, sizeBytes }) => [
      sha256,
      { sizeBytes, users: 0, verifiedAsOf: undefined, seenAt: -Infinity },
    ]),
  );
}

async function findFile(path: string): Promise<{ sizeBytes: number; writtenAt: number } | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { sizeBytes: size, writtenAt: mtimeMs };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const isDiskFull = (error: unknown): boolean => hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT');
