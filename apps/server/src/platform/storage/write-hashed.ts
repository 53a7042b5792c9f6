/** Writes a stream to a file and hashes it on the way: only a chunk or two are in memory. */
import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ContentTooLargeError, type StoredContent } from './file-store.ts';

/** When it resolves, the new file is on disk; when it rejects, there is no file. */
export async function writeHashed(
  source: Readable,
  path: string,
  {
    maximumBytes = Number.POSITIVE_INFINITY,
    onPiece,
  }: { maximumBytes?: number | undefined; onPiece?: ((bytes: number) => Promise<void>) | undefined } = {},
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
        await onPiece?.(piece.length);
        // The disk writes this chunk while it is hashed.
        written = file.writeFile(piece);
        // A failure is rethrown at the next await above; until then it must not be an unhandled rejection.
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
