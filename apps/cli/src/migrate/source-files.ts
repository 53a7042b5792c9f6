/**
 * How this works: files of the former site go into our store, several at a time, because most of the time of a small file is
 * waiting for the disk. A small file is hashed first: content that is stored already is not written again. When a call
 * resolves, the content survives a crash, so a batch that names it may be committed.
 */
import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { FileStore } from '@touchstone/server/storage';
import type { StepTools, StoredSourceFile } from '@touchstone/site-migration/step';

export type SourceFileStore = Pick<FileStore, 'put' | 'putStream'>;

const headBytes = 64;
/** Larger files are streamed. */
const mostBytesInMemory = 1024 * 1024;
const parallelFiles = 16;

/** Without a store (a dry run) content is only hashed. Without a folder every file is missing. */
export function createSourceFiles(
  folder: string | undefined,
  store: SourceFileStore | undefined,
): Pick<StepTools, 'storeFile' | 'storeText'> {
  const limit = pLimit(parallelFiles);
  const storeBytes = createBytesStore(store);
  return {
    storeText: (text) => limit(() => storeBytes(Buffer.from(text))),
    storeFile: async (path) => {
      const full = folder === undefined ? undefined : findPath(folder, path);
      return full === undefined ? undefined : limit(() => storeFile(full, store, storeBytes));
    },
  };
}

/** A name from the database of the source never leads out of its folder. */
function findPath(folder: string, path: string): string | undefined {
  const full = resolve(folder, path);
  return full.startsWith(join(resolve(folder), sep)) ? full : undefined;
}

type StoreBytes = (bytes: Buffer) => Promise<StoredSourceFile>;

/** Equal contents that arrive at the same time are stored once. */
function createBytesStore(store: SourceFileStore | undefined): StoreBytes {
  const running = new Map<string, Promise<string>>();
  const putOnce = (sha256: string, bytes: Buffer, { put }: SourceFileStore) => {
    const found = running.get(sha256) ?? put(bytes).finally(() => running.delete(sha256));
    running.set(sha256, found);
    return found;
  };
  return async (bytes) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (store !== undefined) await putOnce(sha256, bytes, store);
    return { sha256, sizeBytes: bytes.length, head: bytes.subarray(0, headBytes) };
  };
}

async function storeFile(
  path: string,
  store: SourceFileStore | undefined,
  storeBytes: StoreBytes,
): Promise<StoredSourceFile | undefined> {
  try {
    const file = await open(path);
    try {
      const status = await file.stat();
      if (!status.isFile()) return undefined;
      return await (status.size <= mostBytesInMemory
        ? storeBytes(await file.readFile())
        : streamFile(file, store));
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

async function streamFile(file: FileHandle, store: SourceFileStore | undefined): Promise<StoredSourceFile> {
  const head = Buffer.alloc(headBytes);
  const { bytesRead } = await file.read(head, 0, headBytes, 0);
  const stream = file.createReadStream({ start: 0, autoClose: false });
  const stored = store === undefined ? await hashStream(stream) : await store.putStream(stream);
  return { ...stored, head: head.subarray(0, bytesRead) };
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
