/**
 * A file that is ready to be stored: its address is known before, and storing it is a matter of one row. Preparing decodes
 * pictures, which takes long, so it happens outside the transaction.
 */
import { fileLimits } from '@touchstone/contract/file-limits';
import type { Queryable } from '@touchstone/database';
import { createHash } from 'node:crypto';
import { UnsupportedImageError } from '../../platform/images/open-picture.ts';
import { reencodeImage } from '../../platform/images/reencode-image.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockContentRows } from '../../platform/storage/content.repository.ts';
import { fileNameOf } from './file-name.ts';
import { insertFile } from './files.repository.ts';
import { addressOfFile, addressOfPicture, mediaTypeOf } from './markdown-files.ts';

export interface PreparedFile {
  name: string;
  mediaType: string;
  purpose: 'markdown-picture' | 'markdown-file';
  bytes: Buffer;
  sha256: string;
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Reencodes the picture, like uploaded ones. Returns undefined if it is too large or of no supported type. */
export async function preparePicture(sent: Buffer): Promise<PreparedFile | undefined> {
  if (sent.length > fileLimits.pictureMaximumBytes) return undefined;
  try {
    const { bytes, type } = await reencodeImage(sent);
    const name = `picture.${type === 'jpeg' ? 'jpg' : type}`;
    return { name, mediaType: `image/${type}`, purpose: 'markdown-picture', bytes, sha256: sha256Of(bytes) };
  } catch (error) {
    if (error instanceof UnsupportedImageError) return undefined;
    throw error;
  }
}

export const prepareFile = (name: string, bytes: Buffer): PreparedFile => ({
  name: fileNameOf(name),
  mediaType: mediaTypeOf(bytes),
  purpose: 'markdown-file',
  bytes,
  sha256: sha256Of(bytes),
});

/** Returns the address. */
export async function storePrepared(
  { fileStore, clock }: Pick<Platform, 'fileStore' | 'clock'>,
  transaction: Queryable,
  { file, ownerId }: { file: PreparedFile; ownerId: string },
): Promise<string> {
  const { bytes, ...row } = file;
  await fileStore.put(bytes);
  await lockContentRows(transaction);
  // The content can no longer be removed from here on, but it may have been removed just before.
  await fileStore.put(bytes);
  const id = await insertFile(transaction, { ...row, sizeBytes: bytes.length, ownerId, createdAt: clock() });
  return file.purpose === 'markdown-picture'
    ? addressOfPicture(file.sha256, file.name.slice('picture.'.length))
    : addressOfFile(file.sha256, id, file.name);
}
