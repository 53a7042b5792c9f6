import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError, type Configuration } from '../configuration.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { parseS3Location } from './s3-location.ts';

export function createFileStore({
  storageUrl,
  dataDirectory,
}: Pick<Configuration, 'storageUrl' | 'dataDirectory'>): FileStore {
  if (storageUrl === undefined) return createDiskFileStore(join(dataDirectory, 'files'));
  if (storageUrl.startsWith('file:')) return createDiskFileStore(readFolder(storageUrl));
  if (storageUrl.startsWith('s3:')) {
    // Beside the data, not in the system's temporary folder, which is often small or in memory.
    const temporaryFolder = join(dataDirectory, 'to-store');
    return createS3FileStore(parseS3Location(storageUrl), { temporaryFolder });
  }
  throw new ConfigurationError('STORAGE_URL must begin with file: or s3:.');
}

function readFolder(storageUrl: string) {
  const url = URL.parse(storageUrl);
  if (url === null || url.host !== '') {
    throw new ConfigurationError('STORAGE_URL must name a folder of this machine: file:///absolute/path.');
  }
  return fileURLToPath(url);
}
