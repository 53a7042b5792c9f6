/** Pictures and files that are imported and exported together with the text that links to them. */
import { fileLimits, pictureFileTypes } from '@touchstone/contract/file-limits';
import type { Queryable } from '@touchstone/database';
import type { Readable } from 'node:stream';
import { UnsupportedImageError } from '../../platform/images/open-picture.ts';
import { reencodeImage } from '../../platform/images/reencode-image.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockContentRows } from '../../platform/storage/content.repository.ts';
import { extensionOf, fileNameOf } from './file-name.ts';
import { findPublicFile, insertFile } from './files.repository.ts';
import { addressOfFile, addressOfPicture, mediaTypeOf } from './markdown-files.ts';

export interface NewAttachment {
  ownerId: string;
  name: string;
  bytes: Buffer;
}

/** Returns the address. Pictures are reencoded, like uploaded ones; other content stays a file. */
export async function storeAttachment(
  { fileStore, clock }: Pick<Platform, 'fileStore' | 'clock'>,
  transaction: Queryable,
  { ownerId, name, bytes }: NewAttachment,
): Promise<string> {
  const picture = await drawIfPicture(name, bytes);
  const stored = picture?.bytes ?? bytes;
  const sha256 = await fileStore.put(stored);
  await lockContentRows(transaction);
  // The content can no longer be removed from here on, but it may have been removed just before.
  await fileStore.put(stored);
  const row = { sha256, sizeBytes: stored.length, ownerId, createdAt: clock() };
  if (picture !== undefined) {
    const { type } = picture;
    const extension = type === 'jpeg' ? 'jpg' : type;
    await insertFile(transaction, {
      ...row,
      name: `picture.${extension}`,
      mediaType: `image/${type}`,
      purpose: 'markdown-picture',
    });
    return addressOfPicture(sha256, extension);
  }
  const shown = fileNameOf(name);
  const id = await insertFile(transaction, {
    ...row,
    name: shown,
    mediaType: mediaTypeOf(bytes),
    purpose: 'markdown-file',
  });
  return addressOfFile(sha256, id, shown);
}

const isPictureName = (name: string) =>
  pictureFileTypes.some((type) => extensionOf(name).toLowerCase() === `.${type}`);

async function drawIfPicture(name: string, bytes: Buffer) {
  if (!isPictureName(name) || bytes.length > fileLimits.pictureMaximumBytes) return undefined;
  try {
    return await reencodeImage(bytes);
  } catch (error) {
    if (error instanceof UnsupportedImageError) return undefined;
    throw error;
  }
}

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
