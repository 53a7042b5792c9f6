/**
 * How this works: content `abcd…` is at `<folder>/ab/abcd…`. It is written under `<folder>/unfinished/`,
 * flushed, and then renamed, so that a file under its final name is always complete after a crash. The
 * folder's entry is flushed too: when `put` returns, the name survives a power failure. Concurrent writes of
 * the same content end in one file and renew its time, so that a removal of old content skips content that
 * was just stored. Unfinished files of a killed server are removed by a later one, after an hour in which a
 * slow server on the same folder may still be writing them.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import {
  contentPath,
  findContentHash,
  hashContent,
  markName,
  MissingContentError,
  type FileStore,
  type StoredContent,
  type WatchWriting,
} from './file-store.ts';
import { sweepUnfinished } from './sweep-unfinished.ts';
import { writeHashed } from './write-hashed.ts';

const unfinishedTtlMs = 3_600_000;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export function createDiskFileStore(folder: string, watchWriting?: WatchWriting): FileStore {
  const unfinished = join(folder, 'unfinished');
  const pathOf = (sha256: string) => join(folder, contentPath(sha256));
  let sweeping: Promise<void> | undefined;

  const findSize = async (sha256: string) => {
    const path = pathOf(sha256);
    try {
      return (await stat(path)).size;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const newUnfinishedPath = async () => {
    await mkdir(unfinished, { recursive: true });
    await (sweeping ??= sweepUnfinished(unfinished, unfinishedTtlMs));
    return join(unfinished, randomBytes(12).toString('hex'));
  };

  const isStored = async ({ sha256, sizeBytes }: StoredContent) =>
    (await findSize(sha256)) === sizeBytes && renewTime(pathOf(sha256));

  const put = async (bytes: Uint8Array) => {
    const content = { sha256: hashContent(bytes), sizeBytes: bytes.length };
    if (await isStored(content)) return content.sha256;
    const temporary = await newUnfinishedPath();
    const source = Readable.from([bytes], { objectMode: false });
    await writeHashed(source, temporary, { onPiece: watchWriting?.() });
    await finish(temporary, pathOf(content.sha256));
    return content.sha256;
  };

  const putStream: FileStore['putStream'] = async (stream, { maximumBytes } = {}) => {
    const temporary = await newUnfinishedPath();
    const content = await writeHashed(stream, temporary, { maximumBytes, onPiece: watchWriting?.() });
    if (await isStored(content)) await rm(temporary);
    else await finish(temporary, pathOf(content.sha256));
    return content;
  };

  return {
    put,
    putStream,
    findSize,
    open: async (sha256) => openContent(pathOf(sha256), sha256),
    remove: async (sha256) => rm(pathOf(sha256), { force: true }),
    list: () => listContent(folder),
    readMark: () => readMark(join(folder, markName)),
    writeMark: async (mark) => {
      const temporary = await newUnfinishedPath();
      await writeHashed(Readable.from([Buffer.from(mark)], { objectMode: false }), temporary);
      await finish(temporary, join(folder, markName));
    },
    sweepUnfinished: () => sweepUnfinished(unfinished, unfinishedTtlMs),
  };
}

async function openContent(path: string, sha256: string) {
  try {
    // Opened here, not by the stream later: the caller gets the error immediately if there is no content.
    return (await open(path)).createReadStream();
  } catch (error) {
    throw isMissing(error) ? new MissingContentError(sha256) : error;
  }
}

async function readMark(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Returns false if the content was removed meanwhile. */
async function renewTime(path: string): Promise<boolean> {
  try {
    const now = new Date();
    await utimes(path, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function finish(temporary: string, path: string) {
  try {
    await makeFolderDurably(dirname(path));
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
}

async function makeFolderDurably(folder: string) {
  const firstMade = await mkdir(folder, { recursive: true });
  if (firstMade !== undefined) await flushFolder(dirname(folder));
}

async function flushFolder(folder: string) {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listContent(folder: string) {
  for (const name of await listNames(folder)) {
    if (!/^[0-9a-f]{2}$/.test(name)) continue;
    for (const file of await listNames(join(folder, name))) {
      const sha256 = findContentHash(`${name}/${file}`);
      if (sha256 === undefined) continue;
      const storedAt = await findTime(join(folder, name, file));
      if (storedAt !== undefined) yield { sha256, storedAt };
    }
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function findTime(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
