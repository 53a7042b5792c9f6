/**
 * How this works: the bytes come from anybody, and what leaves is a picture that we drew ourselves.
 * 1. The type is told by the content; only six known formats go on, so no SVG, PDF or archive reaches a decoder.
 * 2. The size is read from the header alone and refused when too large: a few bytes can claim gigabytes of pixels.
 * 3. The whole picture is decoded and made smaller. A file that is cut off, or damaged beyond reading, fails here.
 * 4. The middle square is cut out and encoded anew: no metadata, no hidden second file, no animation survives.
 */
import sharp from 'sharp';
import { DECODE_TIMEOUT_SECONDS, openPicture, refuseIfBroken } from './open-picture.ts';

const AVATAR_SIZE_PX = 200;

/** A PNG of 200 × 200 from the middle of the picture, upright as its EXIF orientation says. */
export async function makeAvatar(bytes: Uint8Array): Promise<Buffer> {
  const { picture } = await openPicture(bytes);
  const { data, info } = await refuseIfBroken(
    picture
      .autoOrient()
      .resize({ width: AVATAR_SIZE_PX, height: AVATAR_SIZE_PX, fit: 'outside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  // A second step, because cutting in the first one would leave the rows outside the square unread and unchecked.
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize({ width: AVATAR_SIZE_PX, height: AVATAR_SIZE_PX, fit: 'cover', position: 'centre' })
    .png()
    .toBuffer();
}
