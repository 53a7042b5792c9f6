import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError, type Configuration } from '../configuration.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';

export function createFileStore({ storageUrl, dataDirectory }: Configuration): FileStore {
  if (storageUrl === undefined) return createDiskFileStore(join(dataDirectory, 'files'));
  if (storageUrl.startsWith('file:')) return createDiskFileStore(fileURLToPath(storageUrl));
  throw new ConfigurationError(`STORAGE_URL must begin with file: or s3:, not ${storageUrl}.`);
}
