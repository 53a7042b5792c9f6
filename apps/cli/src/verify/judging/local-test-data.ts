import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { ContentFile } from '@touchstone/contract';
import { TestDataError, type TestDataSource } from '@touchstone/judge/pipeline';

/** Test data on this machine: identified by content as elsewhere, but read in place. */
export interface LocalTestData extends TestDataSource {
  add(path: string): Promise<ContentFile>;
  /** The path of an added file. Files of equal content share a path. */
  findPath(file: ContentFile): string | undefined;
}

export function createLocalTestData(): LocalTestData {
  const paths = new Map<string, string>();
  return {
    async add(path) {
      const { sha256, sizeBytes } = await digest(path);
      // The first path stays: a package in judging identifies its cases by path.
      if (!paths.has(sha256)) paths.set(sha256, path);
      return { sha256, sizeBytes, name: basename(path) };
    },
    findPath: ({ sha256 }) => paths.get(sha256),
    getPath({ sha256, name }) {
      const path = paths.get(sha256);
      return path === undefined
        ? Promise.reject(new TestDataError(`${name} is not part of the package.`))
        : Promise.resolve(path);
    },
  };
}

async function digest(path: string): Promise<{ sha256: string; sizeBytes: number }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Uint8Array;
    hash.update(bytes);
    sizeBytes += bytes.length;
  }
  return { sha256: hash.digest('hex'), sizeBytes };
}
