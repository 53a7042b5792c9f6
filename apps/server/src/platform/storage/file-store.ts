import type { Readable } from 'node:stream';

/** Where files live, by the SHA-256 of their content. What a file is called and who may see it is the database's matter. */
export interface FileStore {
  /** Stores the content unless it is there already and answers its hash. */
  put: (bytes: Uint8Array) => Promise<string>;
  findSize: (sha256: string) => Promise<number | undefined>;
  /** A stream of the content; the hash must exist. */
  open: (sha256: string) => Promise<Readable>;
}
