import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@touchstone/site-setup/configuration';

/** The folder of the content-addressed files, or undefined for an external store. */
export function findFileStoreFolder({ storageUrl, dataDirectory }: Configuration): string | undefined {
  if (storageUrl === undefined) return join(dataDirectory, 'files');
  return storageUrl.startsWith('file:') ? fileURLToPath(storageUrl) : undefined;
}
