/** Administration of the pictures in the home page's carousel. */
import { siteLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  appendCarouselPicture,
  countCarouselPictures,
  findCarouselPicture,
  listCarouselOrder,
  lockCarousel,
  setCarouselOrder,
} from './carousel.repository.ts';
import { reencodeUpload } from './reencode-upload.ts';
import { deleteFile, insertFile } from './files.repository.ts';
import { storeContent, removeIfUnused } from './store-content.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock' | 'logger'>;

const targetOf = (id: number) => `carousel picture ${String(id)}`;

export async function addCarouselPicture(parts: Parts, by: Actor, sent: Uint8Array) {
  const { bytes, mediaType, extension } = await reencodeUpload(sent);
  const now = parts.clock();
  return storeContent(parts, bytes, async (transaction, sha256) => {
    await lockCarousel(transaction);
    if ((await countCarouselPictures(transaction)) >= siteLimits.carouselPicturesMaximum)
      throw callError('carouselFull');
    const fileId = await insertFile(transaction, {
      sha256,
      name: `carousel.${extension}`,
      mediaType,
      sizeBytes: bytes.length,
      purpose: 'carousel',
      ownerId: by.viewer.id,
      createdAt: now,
    });
    const id = await appendCarouselPicture(transaction, { fileId, createdAt: now });
    await recordAudit(transaction, by, {
      action: 'carousel-picture.add',
      target: targetOf(id),
      after: { sha256, mediaType, sizeBytes: bytes.length },
    });
    return { id, url: `/api/public/img/${sha256}.${extension}` };
  });
}

export async function removeCarouselPicture(parts: Parts, by: Actor, id: number) {
  const sha256 = await inTransaction(parts.database, async (transaction) => {
    await lockCarousel(transaction);
    const picture = await findCarouselPicture(transaction, id);
    if (picture === undefined) throw callError('carouselPictureGone');
    const { fileId, ...before } = picture;
    // Deleting the file also deletes its carousel row.
    await deleteFile(transaction, fileId);
    await recordAudit(transaction, by, { action: 'carousel-picture.delete', target: targetOf(id), before });
    return before.sha256;
  });
  await removeIfUnused(parts, sha256);
}

/**
 * Takes all pictures in their new order. A list with other pictures is based on an outdated state and is
 * refused.
 */
export async function arrangeCarousel({ database }: Parts, by: Actor, ids: readonly number[]) {
  await inTransaction(database, async (transaction) => {
    await lockCarousel(transaction);
    const before = await listCarouselOrder(transaction);
    const isSame = new Set(ids).size === ids.length && ids.length === before.length;
    if (!isSame || !before.every((id) => ids.includes(id))) throw callError('carouselOrderStale');
    await setCarouselOrder(transaction, ids);
    await recordAudit(transaction, by, {
      action: 'carousel.arrange',
      target: 'carousel',
      before: { order: before },
      after: { order: ids },
    });
  });
}
