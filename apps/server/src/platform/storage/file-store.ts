import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where files live, by the SHA-256 of their content. What a file is called and who may see it is the database's matter. */
export interface FileStore {
  /** Stores the content unless it is there already and answers its hash. When it answers, the content survives a crash. */
  put: (bytes: Uint8Array) => Promise<string>;
  findSize: (sha256: string) => Promise<number | undefined>;
  /** A stream of the content. Rejects with MissingContentError when there is none. */
  open: (sha256: string) => Promise<Readable>;
  /** Content that is not there counts as removed. Whether anything still needs it is the caller's matter. */
  remove: (sha256: string) => Promise<void>;
}

export class MissingContentError extends Error {
  override readonly name = 'MissingContentError';

  constructor(sha256: string) {
    super(`There is no content ${sha256}`);
  }
}

export const hashContent = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const hashPattern = /^[0-9a-f]{64}$/;

/**
 * Where content lies inside a store: `ab/abcd…`. Both stores share it, so that a folder can be copied into a bucket as it
 * is. Only a hash passes: nothing that a caller sends can become another path.
 */
export function contentPath(sha256: string) {
  if (!hashPattern.test(sha256)) throw new Error('Not a content hash');
  return `${sha256.slice(0, 2)}/${sha256}`;
}
