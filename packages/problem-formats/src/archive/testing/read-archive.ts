/** Opens archives from bytes of a test, and reads everything in them. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { ArchiveBounds } from '../archive-directory.ts';
import type { ArchiveError, ArchiveErrorCode } from '../archive-error.ts';
import { openArchive } from '../open-archive.ts';

export async function makeArchiveReader() {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-archive-'));

  const open = async (bytes: Buffer, bounds: Partial<ArchiveBounds> = {}) => {
    const path = join(folder, `${randomBytes(6).toString('hex')}.zip`);
    await writeFile(path, bytes);
    return openArchive(path, { bounds });
  };

  const readAll = async (bytes: Buffer, bounds?: Partial<ArchiveBounds>) => {
    const archive = await open(bytes, bounds);
    try {
      const contents = new Map<string, Buffer>();
      for (const [path, file] of archive.files) contents.set(path, await buffer(await file.open()));
      return contents;
    } finally {
      await archive.close();
    }
  };

  return {
    open,
    readAll,
    expectRefusal: async (
      bytes: Buffer,
      expected: { code: ArchiveErrorCode; entry: string | null; limit?: number },
      bounds?: Partial<ArchiveBounds>,
    ) => {
      await expect(readAll(bytes, bounds)).rejects.toMatchObject({
        name: 'ArchiveError',
        ...expected,
      } satisfies Partial<ArchiveError>);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export type ArchiveReader = Awaited<ReturnType<typeof makeArchiveReader>>;
