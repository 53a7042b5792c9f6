import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where files live, by the SHA-256 of their content. What a file is called and who may see it is the database's matter. */
export interface FileStore {
  /** Stores the content unless it is there already and answers its hash. When it answers, the content survives a crash. */
  put: (bytes: Uint8Array) => Promise<string>;
  /**
   * The same for content that need not fit into memory. The stream is read to its end or destroyed. Rejects with
   * ContentTooLargeError when more comes than is allowed, and with the stream's own error when it fails: nothing is stored.
   */
  putStream: (stream: Readable, options?: { maximumBytes?: number }) => Promise<StoredContent>;
  findSize: (sha256: string) => Promise<number | undefined>;
  /** A stream of the content. Rejects with MissingContentError when there is none. */
  open: (sha256: string) => Promise<Readable>;
  /** Content that is not there counts as removed. Whether anything still needs it is the caller's matter. */
  remove: (sha256: string) => Promise<void>;
  /** Everything that is there, in no order. What comes or goes meanwhile may be told or not. */
  list: () => AsyncIterable<ListedContent>;
  /** Removes from this machine what killed servers left half-way to the store. */
  sweepUnfinished: () => Promise<void>;
}

export interface StoredContent {
  readonly sha256: string;
  readonly sizeBytes: number;
}

export interface ListedContent {
  readonly sha256: string;
  /** When it was stored; a store that can tell counts the last attempt to store it again. */
  readonly storedAt: Date;
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

/** No space, or no more of it for us. */
export const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

export const hashContent = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const hashPattern = /^[0-9a-f]{64}$/;

/** The hash that a path inside a store names; undefined where it is no content. */
export function findContentHash(path: string): string | undefined {
  const sha256 = path.slice(3);
  return hashPattern.test(sha256) && path === contentPath(sha256) ? sha256 : undefined;
}

/**
 * Where content lies inside a store: `ab/abcd…`. Both stores share it, so that a folder can be copied into a bucket as it
 * is. Only a hash passes: nothing that a caller sends can become another path.
 */
export function contentPath(sha256: string) {
  if (!hashPattern.test(sha256)) throw new Error('Not a content hash');
  return `${sha256.slice(0, 2)}/${sha256}`;
}
