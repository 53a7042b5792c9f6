/**
 * How this works: content lies in the file store, rows give it owners, and several rows may share one content. A row must
 * never be without its content, whatever dies and whoever acts at once:
 * 1. The picture is stored before any row names it. Should the server die here, some bytes are left over, nothing else.
 * 2. One transaction replaces the account's row. It holds the lock of the content and stores it once more, which costs a
 *    look: had another account just given up the same picture, the content might be gone again.
 * 3. After the commit the replaced content is removed, under its own lock and only if no row names it. Should this fail,
 *    some bytes are left over.
 */
import { inTransaction } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import { makeAvatar, UnsupportedImageError } from '../../platform/images/avatar.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteFilesOfOwner,
  insertFile,
  isContentUsed,
  lockAccount,
  lockContent,
  setAvatarUrl,
} from './files.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock' | 'logger'>;

export async function changeAvatar(parts: Parts, userId: string, bytes: Uint8Array) {
  const { database, fileStore, clock } = parts;
  const picture = await drawAvatar(bytes);
  const sha256 = await fileStore.put(picture);
  const replaced = await inTransaction(database, async (transaction) => {
    if (!(await lockAccount(transaction, userId))) throw callError('accountGone');
    await lockContent(transaction, sha256);
    await fileStore.put(picture);
    const former = await deleteFilesOfOwner(transaction, { ownerId: userId, purpose: 'avatar' });
    await insertFile(transaction, {
      sha256,
      name: 'avatar.png',
      mediaType: 'image/png',
      sizeBytes: picture.length,
      purpose: 'avatar',
      ownerId: userId,
      createdAt: clock(),
    });
    await setAvatarUrl(transaction, userId, {
      avatarUrl: `/api/public/img/${sha256}.png`,
      updatedAt: clock(),
    });
    return former;
  });
  for (const former of new Set(replaced)) await removeIfUnused(parts, former);
}

async function drawAvatar(bytes: Uint8Array) {
  try {
    return await makeAvatar(bytes);
  } catch (error) {
    if (error instanceof UnsupportedImageError) throw callError('avatarUnsupported');
    throw error;
  }
}

async function removeIfUnused({ database, fileStore, logger }: Parts, sha256: string) {
  try {
    await inTransaction(database, async (transaction) => {
      await lockContent(transaction, sha256);
      if (!(await isContentUsed(transaction, sha256))) await fileStore.remove(sha256);
    });
  } catch (error) {
    // The new avatar is in place: what could not be removed is wasted space, not the caller's failure.
    logger.warn({ err: error, sha256 }, 'a replaced avatar could not be removed');
  }
}
