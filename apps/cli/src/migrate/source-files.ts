/** Files of the former site, and the store that they go to. */
import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from '@touchstone/server/storage';
import type { StoredSourceFile } from '@touchstone/site-migration/step';

/** Undefined: a dry run hashes content and stores nothing. */
type Store = Pick<FileStore, 'putStream'> | undefined;

const headBytes = 64;

export async function storeSourceFile(
  folder: string | undefined,
  path: string,
  store: Store,
): Promise<StoredSourceFile | undefined> {
  if (folder === undefined) return undefined;
  const full = resolve(folder, path);
  // A name from the database of the source never leads out of its folder.
  if (!full.startsWith(join(resolve(folder), sep))) return undefined;
  try {
    const file = await open(full);
    try {
      return await storeFile(file, store);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

async function storeFile(file: FileHandle, store: Store): Promise<StoredSourceFile | undefined> {
  if (!(await file.stat()).isFile()) return undefined;
  const head = Buffer.alloc(headBytes);
  const { bytesRead } = await file.read(head, 0, headBytes, 0);
  const stream = file.createReadStream({ start: 0, autoClose: false });
  const stored = store === undefined ? await hashStream(stream) : await store.putStream(stream);
  return { ...stored, head: head.subarray(0, bytesRead) };
}

export async function storeSourceText(text: string, store: Store): Promise<StoredSourceFile> {
  const bytes = Buffer.from(text);
  const stream = Readable.from([bytes], { objectMode: false });
  const stored = store === undefined ? await hashStream(stream) : await store.putStream(stream);
  return { ...stored, head: bytes.subarray(0, headBytes) };
}

async function hashStream(stream: Readable): Promise<{ sha256: string; sizeBytes: number }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const chunk of chunks) {
    hash.update(chunk);
    sizeBytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), sizeBytes };
}

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
