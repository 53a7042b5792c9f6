/**
 * How this works: the bytes come from anybody, and what leaves is a picture that we drew ourselves.
 * 1. The type is told by the content; only six known formats go on, so no SVG, PDF or archive reaches a decoder.
 * 2. The size is read from the header alone and refused when too large: a few bytes can claim gigabytes of pixels.
 * 3. The whole picture is decoded and made smaller. A file that is cut off, or damaged beyond reading, fails here.
 * 4. The middle square is cut out and encoded anew: no metadata, no hidden second file, no animation survives.
 */
import sharp, { type Sharp } from 'sharp';
import { BmpFormatError, decodeBmp, readBmpHeader, type RawPicture } from './decode-bmp.ts';
import { sniffImageType } from './sniff-image.ts';

export const AVATAR_SIZE_PX = 200;
export const MAXIMUM_PICTURE_PIXELS = 40_000_000;
export const MAXIMUM_PICTURE_SIDE_PX = 10_000;

/** Stops a picture that is small enough to be allowed but built to be slow. */
const DECODE_TIMEOUT_SECONDS = 10;

/** The bytes are not a picture that we take. The message says why; it is not meant for users. */
export class UnsupportedImageError extends Error {
  override readonly name = 'UnsupportedImageError';
}

/** A PNG of 200 × 200 from the middle of the picture, upright as its EXIF orientation says. */
export async function makeAvatar(bytes: Uint8Array): Promise<Buffer> {
  const picture = await openPicture(bytes);
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

async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const type = sniffImageType(bytes);
  if (type === undefined) throw new UnsupportedImageError('The bytes are of no known picture format');
  if (type === 'bmp') {
    const { width, height, channels, pixels } = readBmp(bytes);
    return sharp(pixels, { raw: { width, height, channels } });
  }
  // 'error' and not 'warning': cameras write harmless oddities that every browser shows.
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAXIMUM_PICTURE_PIXELS });
  const metadata = await refuseIfBroken(picture.metadata());
  if (metadata.format !== type) {
    throw new UnsupportedImageError(`The bytes look like ${type} but were read as ${metadata.format}`);
  }
  refuseIfTooLarge(metadata);
  return picture;
}

function readBmp(bytes: Uint8Array): RawPicture {
  try {
    refuseIfTooLarge(readBmpHeader(bytes));
    return decodeBmp(bytes);
  } catch (error) {
    if (error instanceof BmpFormatError) throw new UnsupportedImageError(error.message, { cause: error });
    throw error;
  }
}

function refuseIfTooLarge({ width, height }: { width: number; height: number }): void {
  if (
    width > MAXIMUM_PICTURE_SIDE_PX ||
    height > MAXIMUM_PICTURE_SIDE_PX ||
    width * height > MAXIMUM_PICTURE_PIXELS
  ) {
    throw new UnsupportedImageError(`The picture is too large: ${width} × ${height}`);
  }
}

/** The decoder has no error class of its own: whatever it says about these bytes, they are what it could not read. */
async function refuseIfBroken<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    throw new UnsupportedImageError('The picture cannot be decoded', { cause: error });
  }
}
