import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError, type Configuration } from '../configuration.ts';
import { parseS3Location, type S3Location } from './s3-location.ts';

export type StorageLocation = { kind: 'disk'; folder: string } | { kind: 's3'; bucket: S3Location };

/** Returns the configured location of files. */
export function locateStorage({
  storageUrl,
  dataDirectory,
}: Pick<Configuration, 'storageUrl' | 'dataDirectory'>): StorageLocation {
  if (storageUrl === undefined) return { kind: 'disk', folder: join(dataDirectory, 'files') };
  if (storageUrl.startsWith('file:')) return { kind: 'disk', folder: parseFolder(storageUrl) };
  if (storageUrl.startsWith('s3:')) return { kind: 's3', bucket: parseS3Location(storageUrl) };
  throw new ConfigurationError('STORAGE_URL must begin with file: or s3:.');
}

function parseFolder(storageUrl: string) {
  const url = URL.parse(storageUrl);
  if (url === null || url.host !== '') {
    throw new ConfigurationError('STORAGE_URL must name a folder of this machine: file:///absolute/path.');
  }
  return fileURLToPath(url);
}
