import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import type { FileStore, WatchWriting } from './file-store.ts';
import { locateStorage } from './locate-storage.ts';
import { createS3FileStore } from './s3-file-store.ts';

export function createFileStore(
  configuration: Pick<Configuration, 'storageUrl' | 'dataDirectory'>,
  watchWriting?: WatchWriting,
): FileStore {
  const location = locateStorage(configuration);
  if (location.kind === 'disk') return createDiskFileStore(location.folder, watchWriting);
  // Beside the data, not in the system's temporary folder, which is often small or in memory.
  const temporaryFolder = join(configuration.dataDirectory, 'to-store');
  return createS3FileStore(location.bucket, { temporaryFolder, watchWriting });
}
