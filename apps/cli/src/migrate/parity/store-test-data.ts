import { createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TestDataSource } from '@touchstone/judge/pipeline';
import type { FileStore } from '@touchstone/server/storage';

/** Test data of the file store, copied to a folder of the host when it is first needed. */
export function createStoredTestData(store: Pick<FileStore, 'open'>, folder: string): TestDataSource {
  const copies = new Map<string, Promise<string>>();
  const copy = async (sha256: string) => {
    const path = join(folder, sha256);
    if (existsSync(path)) return path;
    await pipeline(await store.open(sha256), createWriteStream(`${path}.part`));
    await rename(`${path}.part`, path);
    return path;
  };
  return {
    getPath: ({ sha256 }) => {
      const found = copies.get(sha256) ?? copy(sha256);
      copies.set(sha256, found);
      return found;
    },
  };
}
