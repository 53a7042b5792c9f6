/** Pictures and files that are imported and exported together with the text that links to them. */
import { pictureFileTypes } from '@touchstone/contract/file-limits';
import type { Queryable } from '@touchstone/database';
import type { Readable } from 'node:stream';
import type { Platform } from '../../platform/platform.ts';
import { extensionOf } from './file-name.ts';
import { findPublicFile } from './files.repository.ts';
import { prepareFile, preparePicture, storePrepared } from './prepared-files.ts';

export interface NewAttachment {
  ownerId: string;
  name: string;
  bytes: Buffer;
}

/** Returns the address. Pictures are reencoded, like uploaded ones; other content stays a file. */
export async function storeAttachment(
  parts: Pick<Platform, 'fileStore' | 'clock'>,
  transaction: Queryable,
  { ownerId, name, bytes }: NewAttachment,
): Promise<string> {
  const picture = isPictureName(name) ? await preparePicture(bytes) : undefined;
  return storePrepared(parts, transaction, { file: picture ?? prepareFile(name, bytes), ownerId });
}

const isPictureName = (name: string) =>
  pictureFileTypes.some((type) => extensionOf(name).toLowerCase() === `.${type}`);

export interface LinkedFile {
  /** As written in the text. */
  address: string;
  name: string;
  sizeBytes: number;
  open: () => Promise<Readable>;
}

const addresses = /\/api\/public\/(?:img|file)\/([0-9a-f]{64})(?:-(\d{1,15}))?(?:\.[A-Za-z0-9]{1,10})?/g;

/** Returns the files of this site that a text links to, each once. */
export async function findLinkedFiles(
  { fileStore }: Pick<Platform, 'fileStore'>,
  database: Queryable,
  text: string,
): Promise<LinkedFile[]> {
  const found = new Map<string, LinkedFile>();
  for (const [address, sha256 = '', id] of text.matchAll(addresses)) {
    if (found.has(address)) continue;
    const file = await findPublicFile(database, { sha256, ...(id !== undefined && { id: Number(id) }) });
    if (file === undefined) continue;
    const { name, sizeBytes } = file;
    found.set(address, { address, name, sizeBytes, open: () => fileStore.open(sha256) });
  }
  return [...found.values()];
}
