import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Stores files by the SHA-256 of their content. The database contains their names and access rules. */
export interface FileStore {
  /**
   * Stores the content unless it exists, and returns its hash. When it resolves, the content survives a
   * crash.
   */
  put: (bytes: Uint8Array) => Promise<string>;
  /**
   * The same for content that need not fit into memory. The stream is consumed to its end or destroyed.
   * Rejects with ContentTooLargeError if it is longer than allowed, and with the stream's own error if it
   * fails: nothing is stored then.
   */
  putStream: (stream: Readable, options?: { maximumBytes?: number }) => Promise<StoredContent>;
  findSize: (sha256: string) => Promise<number | undefined>;
  /** Returns a stream of the content. Rejects with MissingContentError if there is none. */
  open: (sha256: string) => Promise<Readable>;
  /** Missing content counts as removed. The caller decides whether it is still needed. */
  remove: (sha256: string) => Promise<void>;
  /** Lists everything, in no order. Content that is added or removed meanwhile may be included or not. */
  list: () => AsyncIterable<ListedContent>;
  /** What tells whose files these are; undefined if nothing does. It is no content. */
  readMark: () => Promise<string | undefined>;
  writeMark: (mark: string) => Promise<void>;
  /** Removes unfinished files of killed servers from this machine. */
  sweepUnfinished: () => Promise<void>;
}

export interface StoredContent {
  readonly sha256: string;
  readonly sizeBytes: number;
}

export interface ListedContent {
  readonly sha256: string;
  /** The time of storage; if the store supports it, the last time it was stored again. */
  readonly storedAt: Date;
}

/** Begins a file on the disk of this machine; what it returns is called with the length of each piece, and throws to end it. */
export type WatchWriting = () => (bytes: number) => Promise<void>;

/** The name of the mark, in a folder and in a bucket. */
export const markName = 'touchstone-site';

/** The store cannot be reached, or refuses. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}

export class ContentTooLargeError extends Error {
  override readonly name = 'ContentTooLargeError';

  constructor(maximumBytes: number) {
    super(`Content of more than ${String(maximumBytes)} bytes`);
  }
}

export class MissingContentError extends Error {
  override readonly name = 'MissingContentError';

  constructor(sha256: string) {
    super(`There is no content ${sha256}`);
  }
}

export const hashContent = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const hashPattern = /^[0-9a-f]{64}$/;

/** Returns the hash in a path of a store, or undefined if the path is not content. */
export function findContentHash(path: string): string | undefined {
  const sha256 = path.slice(3);
  return hashPattern.test(sha256) && path === contentPath(sha256) ? sha256 : undefined;
}

/**
 * The path of content inside a store: `ab/abcd…`. Both stores share it, so that a folder can be copied into a
 * bucket. Only a hash is accepted: nothing that a caller sends can become another path.
 */
export function contentPath(sha256: string) {
  if (!hashPattern.test(sha256)) throw new Error('Not a content hash');
  return `${sha256.slice(0, 2)}/${sha256}`;
}
