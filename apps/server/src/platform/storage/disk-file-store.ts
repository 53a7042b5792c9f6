/**
 * How this works: content `abcd…` lies at `<folder>/ab/abcd…`. It is written to a temporary name, flushed and then
 * renamed, so that a file under its final name is always complete, whatever dies in between. Writing the same content
 * twice, even at once, ends in one file.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';

const hashPattern = /^[0-9a-f]{64}$/;

export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (sha256: string) => {
    if (!hashPattern.test(sha256)) throw new Error('not a content hash');
    return join(folder, sha256.slice(0, 2), sha256);
  };

  const findSize = async (sha256: string) => {
    try {
      return (await stat(pathOf(sha256))).size;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  };

  const put = async (bytes: Uint8Array) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if ((await findSize(sha256)) === bytes.length) return sha256;
    await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
    const temporary = `${pathOf(sha256)}.${randomBytes(6).toString('hex')}`;
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, pathOf(sha256));
    return sha256;
  };

  return { put, findSize, open: async (sha256) => Promise.resolve(createReadStream(pathOf(sha256))) };
}
