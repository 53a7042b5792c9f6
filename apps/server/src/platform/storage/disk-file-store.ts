/**
 * How this works: content `abcd…` lies at `<folder>/ab/abcd…`. It is written under `<folder>/unfinished/`, flushed, and then
 * renamed, so that a file under its final name is always complete, whatever dies in between. The folder's entry is flushed
 * too: when `put` answers, the name survives a power cut. Writing the same content twice, even at once, ends in one file.
 * What a killed server left unfinished is swept away by a later one, after an hour in which a slow sibling on the same
 * folder may still be writing it.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentPath, hashContent, MissingContentError, type FileStore } from './file-store.ts';

const unfinishedLifeMs = 3_600_000;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export function createDiskFileStore(folder: string): FileStore {
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

  const put = async (bytes: Uint8Array) => {
    const sha256 = hashContent(bytes);
    if ((await findSize(sha256)) === bytes.length) return sha256;
    await mkdir(unfinished, { recursive: true });
    await (sweeping ??= sweepUnfinished(unfinished));
    await makeFolderDurably(dirname(pathOf(sha256)));
    await writeDurably(
      join(unfinished, `${sha256}.${randomBytes(6).toString('hex')}`),
      pathOf(sha256),
      bytes,
    );
    return sha256;
  };

  const openContent = async (sha256: string) => {
    const path = pathOf(sha256);
    try {
      // Opened here, not by the stream later: the caller learns now that there is nothing.
      return (await open(path)).createReadStream();
    } catch (error) {
      throw isMissing(error) ? new MissingContentError(sha256) : error;
    }
  };

  return {
    put,
    findSize,
    open: openContent,
    remove: async (sha256) => rm(pathOf(sha256), { force: true }),
  };
}

async function writeDurably(temporary: string, path: string, bytes: Uint8Array) {
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
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

async function sweepUnfinished(folder: string) {
  const now = Date.now();
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    try {
      if (now - (await stat(path)).mtimeMs > unfinishedLifeMs) await rm(path, { force: true });
    } catch (error) {
      // Finished or swept by a sibling meanwhile.
      if (!isMissing(error)) throw error;
    }
  }
}
