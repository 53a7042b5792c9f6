import { createReadStream, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sharedFilePath } from './backup-folder.ts';
import { decryptWith } from './encryption.ts';

export interface SharedFileSource {
  readonly archivePath: string;
  readonly identities: readonly string[];
}

/** Passes the content of a file that lies beside the archive. Returns false if it is not there. */
export async function readSharedFile(
  { archivePath, identities }: SharedFileSource,
  hash: string,
  read: (content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<boolean> {
  const folder = dirname(archivePath);
  const plain = sharedFilePath(folder, hash, false);
  const encrypted = sharedFilePath(folder, hash, true);
  if (existsSync(plain)) await pipeline(createReadStream(plain), read);
  else if (existsSync(encrypted)) await pipeline(createReadStream(encrypted), decryptWith(identities), read);
  else return false;
  return true;
}
