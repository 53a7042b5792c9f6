/** Content on its way to a file, hashed as it passes: nobody holds more of it than a piece or two. */
import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ContentTooLargeError, type StoredContent } from './file-store.ts';

/** The file is new and on disk when this answers; when it fails there is none. */
export async function writeHashed(
  source: Readable,
  path: string,
  maximumBytes = Number.POSITIVE_INFINITY,
): Promise<StoredContent> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      let written: Promise<unknown> = Promise.resolve();
      for await (const piece of source as AsyncIterable<Buffer>) {
        sizeBytes += piece.length;
        if (sizeBytes > maximumBytes) throw new ContentTooLargeError(maximumBytes);
        await written;
        // The disk writes this piece while we hash it.
        written = file.writeFile(piece);
        // Its failure is met at the next await above; until then it must not count as unseen.
        written.catch(() => undefined);
        hash.update(piece);
      }
      await written;
      await file.datasync();
    } finally {
      await file.close();
    }
  } catch (error) {
    source.destroy();
    await rm(path, { force: true });
    throw error;
  }
  return { sha256: hash.digest('hex'), sizeBytes };
}
