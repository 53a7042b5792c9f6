/**
 * How this works: the input is untrusted, and the output is a newly encoded picture.
 * 1. The type is detected from the content; only known formats continue, so no SVG, PDF or archive reaches a
 *    decoder.
 * 2. The size is parsed from the header and refused if too large: a few bytes can declare gigabytes of
 *    pixels.
 * 3. The whole picture is decoded and scaled down. A truncated or damaged file fails here.
 * 4. The middle square is cropped and encoded again: no metadata, no hidden second file, no animation
 *    survives.
 */
import sharp from 'sharp';
import { decodeInTurn, DECODE_TIMEOUT_SECONDS, openPicture, refuseIfBroken } from './open-picture.ts';

const AVATAR_SIZE_PX = 200;

/** A PNG of 200 × 200 from the middle of the picture, rotated according to its EXIF orientation. */
export async function makeAvatar(bytes: Uint8Array): Promise<Buffer> {
  const { picture } = await openPicture(bytes);
  const scaled = picture
    .autoOrient()
    .resize({ width: AVATAR_SIZE_PX, height: AVATAR_SIZE_PX, fit: 'outside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .raw();
  return decodeInTurn(async () => {
    const { data, info } = await refuseIfBroken(scaled.toBuffer({ resolveWithObject: true }));
    // A second step, because cropping in the first one would leave the rows outside the square undecoded and
    // unchecked.
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .resize({ width: AVATAR_SIZE_PX, height: AVATAR_SIZE_PX, fit: 'cover', position: 'centre' })
      .png()
      .toBuffer();
  });
}
