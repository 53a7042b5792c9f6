import { callError } from '../../platform/errors/call-error.ts';
import { makeAvatar } from '../../platform/images/avatar.ts';
import { UnsupportedImageError } from '../../platform/images/open-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteFilesOfOwner, insertFile, lockAccount, setAvatarUrl } from './files.repository.ts';
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

async function drawAvatar(bytes: Uint8Array) {
  try {
    return await makeAvatar(bytes);
  } catch (error) {
    if (error instanceof UnsupportedImageError) throw callError('avatarUnsupported');
    throw error;
  }
}
