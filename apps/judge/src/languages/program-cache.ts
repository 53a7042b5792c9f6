/**
 * How this works
 *
 * A compiled submission is stored in one file, so that a rejudge, a preview or the same program sent again
 * need not compile it. Its name is the hash of everything that decides the artefact (language definition,
 * compiler and its version, source, the files beside it) and the hash of its content. A judge that uses it
 * copies it into the folder of its task and compares the content with the hash: a damaged or replaced file is
 * removed and compiled again. The copy also makes it safe to evict an entry while another task runs it.
 *
 * The folder is private to the judge and is not part of any sandbox, so no submission reads or writes it. A
 * file appears by one rename, and another process (`touchstone verify`) may use the folder too: what it
 * evicts is compiled again, what it stores is found by the next start. The least recently used entries are
 * evicted when the size limit is exceeded. Failed compilations are not cached: they may be those of the
 * machine. The precompiled header is no part of the key: it changes the time, not the program.
 */
import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProgramSource } from '@touchstone/contract/judge-messages';
import type { ReadyLanguage } from './ready-language.ts';

export interface ProgramCache {
  /** Copies the artefact to this path. False if there is none. */
  copyTo(key: string, path: string): Promise<boolean>;
  /** Stores a copy of the file. */
  store(key: string, path: string): Promise<void>;
}

interface Entry {
  readonly sha256: string;
  readonly sizeBytes: number;
}

export const noProgramCache: ProgramCache = {
  copyTo: () => Promise.resolve(false),
  store: () => Promise.resolve(),
};

/** A file is written in less. */
const abandonedAfterMs = 3_600_000;
const entryName = /^([0-9a-f]{64})-([0-9a-f]{64})$/;
const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

export const programKey = (
  language: ReadyLanguage,
  { code, sources = [] }: Pick<ProgramSource, 'code' | 'sources'>,
  extraFiles: Readonly<Record<string, string>>,
): string =>
  hashOf(
    JSON.stringify([
      language.fingerprint,
      language.definition.compile,
      language.definition.artefact,
      code,
      sources,
      Object.entries(extraFiles).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  );

export async function createProgramCache({
  folder,
  maximumBytes,
}: {
  readonly folder: string;
  readonly maximumBytes: number;
}): Promise<ProgramCache> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  /** The least recently used comes first. */
  const entries = await loadEntries(folder);
  let totalBytes = [...entries.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const pathOf = (key: string, { sha256 }: Entry) => join(folder, `${key}-${sha256}`);

  const forget = async (key: string, entry: Entry) => {
    // Another call may have removed or replaced it meanwhile.
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    totalBytes -= entry.sizeBytes;
    await rm(pathOf(key, entry), { force: true });
  };

  const evict = async () => {
    for (const [key, entry] of entries) {
      if (totalBytes <= maximumBytes) return;
      await forget(key, entry);
    }
  };

  await evict();
  return {
    async copyTo(key, path) {
      const entry = entries.get(key);
      if (entry === undefined) return false;
      const content = await readIfThere(pathOf(key, entry));
      if (content === undefined || hashOf(content) !== entry.sha256) {
        await forget(key, entry);
        return false;
      }
      if (entries.get(key) === entry) {
        entries.delete(key);
        entries.set(key, entry);
      }
      await writeFile(path, content, { mode: 0o700 });
      await touch(pathOf(key, entry));
      return true;
    },
    async store(key, path) {
      if (entries.has(key)) return;
      const content = await readFile(path);
      if (content.byteLength > maximumBytes) return;
      const entry = { sha256: hashOf(content), sizeBytes: content.byteLength };
      const temporary = join(folder, randomUUID());
      await writeFile(temporary, content, { mode: 0o600 });
      await rename(temporary, pathOf(key, entry));
      // A concurrent task compiled the same program. Compilers need not create the same bytes twice.
      const other = entries.get(key);
      if (other !== undefined) {
        if (other.sha256 !== entry.sha256) await rm(pathOf(key, entry), { force: true });
        return;
      }
      entries.set(key, entry);
      totalBytes += entry.sizeBytes;
      await evict();
    },
  };
}

interface Found {
  readonly name: string;
  readonly sizeBytes: number;
  readonly usedAt: number;
}

/** By the time of their last use. Anything else is a leftover, unless it is being written. */
async function loadEntries(folder: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for (const { name, sizeBytes, usedAt } of (await listFiles(folder)).toSorted(byUse)) {
    const [, key, sha256] = entryName.exec(name) ?? [];
    const isEntry = key !== undefined && sha256 !== undefined;
    // The newest first: what comes after it is the same program, stored by another process.
    if (isEntry && !entries.has(key)) entries.set(key, { sha256, sizeBytes });
    else if (isEntry || usedAt < Date.now() - abandonedAfterMs)
      await rm(join(folder, name), { recursive: true, force: true });
  }
  return new Map([...entries].toReversed());
}

const byUse = (one: Found, other: Found) => other.usedAt - one.usedAt;

async function listFiles(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of await readdir(folder)) {
    try {
      const { size, mtimeMs } = await stat(join(folder, name));
      found.push({ name, sizeBytes: size, usedAt: mtimeMs });
    } catch (error) {
      // Another process has evicted it.
      if (!isMissing(error)) throw error;
    }
  }
  return found;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** For the order at the next start. An eviction may have removed the file. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  try {
    await utimes(path, now, now);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
