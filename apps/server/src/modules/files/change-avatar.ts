import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import { makeAvatar } from '../../platform/images/avatar.ts';
import { UnsupportedImageError } from '../../platform/images/open-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteFilesOfGroup,
  deleteFilesOfOwner,
  insertFile,
  lockAccount,
  setAvatarUrl,
} from './files.repository.ts';
import { storeContent, removeIfUnused } from './store-content.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock' | 'logger'>;

export async function changeAvatar(parts: Parts, userId: string, bytes: Uint8Array) {
  const { clock } = parts;
  const picture = await drawAvatar(bytes);
  const replaced = await storeContent(parts, picture, async (transaction, sha256) => {
    if (!(await lockAccount(transaction, userId))) throw callError('accountGone');
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

/** `setAvatar` writes the address to the row of the group, which the caller locks. */
export async function changeGroupAvatar(
  parts: Parts,
  { groupId, uploaderId, bytes }: { groupId: number; uploaderId: string; bytes: Uint8Array },
  setAvatar: (transaction: Queryable, avatar: string) => Promise<void>,
) {
  const picture = await drawAvatar(bytes);
  const replaced = await storeContent(parts, picture, async (transaction, sha256) => {
    await setAvatar(transaction, `/api/public/img/${sha256}.png`);
    const former = await deleteFilesOfGroup(transaction, { groupId, purpose: 'group-avatar' });
    await insertFile(transaction, {
      sha256,
      name: 'avatar.png',
      mediaType: 'image/png',
      sizeBytes: picture.length,
      purpose: 'group-avatar',
      ownerId: uploaderId,
      groupId,
      createdAt: parts.clock(),
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
