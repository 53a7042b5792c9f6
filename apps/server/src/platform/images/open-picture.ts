import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { BmpFormatError, decodeBmp, parseBmpHeader, type RawPicture } from './decode-bmp.ts';
import { sniffImageType, type ImageType } from './sniff-image.ts';

const MAXIMUM_PICTURE_PIXELS = 40_000_000;
const MAXIMUM_PICTURE_SIDE_PX = 10_000;

/** Stops a picture within the size limits that is built to decode slowly. */
export const DECODE_TIMEOUT_SECONDS = 10;

/**
 * Decodes untrusted pictures in turn, those of all users: one of the largest size takes hundreds of megabytes and a thread of
 * the process for seconds, and the password hashes, files and names of hosts need these threads, too.
 */
export const decodeInTurn = pLimit(1);

/** The bytes are not a picture that is accepted. The message says why; it is not for users. */
export class UnsupportedImageError extends Error {
  override readonly name = 'UnsupportedImageError';
}

export interface OpenedPicture {
  picture: Sharp;
  type: ImageType;
  frames: number;
}

/**
 * Opens untrusted bytes: the type is detected from the content and the size from the header; nothing is
 * decoded yet.
 */
export async function openPicture(
  bytes: Uint8Array,
  { isAnimationKept = false }: { isAnimationKept?: boolean } = {},
): Promise<OpenedPicture> {
  const type = sniffImageType(bytes);
  if (type === undefined) throw new UnsupportedImageError('The bytes have no known picture format');
  if (type === 'bmp') {
    const { width, height, channels, pixels } = openBmp(bytes);
    return { picture: sharp(pixels, { raw: { width, height, channels } }), type, frames: 1 };
  }
  // 'error' and not 'warning': cameras write harmless irregularities that every browser accepts.
  const picture = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAXIMUM_PICTURE_PIXELS,
    animated: isAnimationKept,
  });
  const metadata = await refuseIfBroken(picture.metadata());
  if (metadata.format !== type) {
    throw new UnsupportedImageError(`The bytes look like ${type} but were read as ${metadata.format}`);
  }
  const frames = isAnimationKept ? (metadata.pages ?? 1) : 1;
  refuseIfTooLarge({ width: metadata.width, height: metadata.pageHeight ?? metadata.height, frames });
  return { picture, type, frames };
}

function openBmp(bytes: Uint8Array): RawPicture {
  try {
    refuseIfTooLarge(parseBmpHeader(bytes));
    return decodeBmp(bytes);
  } catch (error) {
    if (error instanceof BmpFormatError) throw new UnsupportedImageError(error.message, { cause: error });
    throw error;
  }
}

function refuseIfTooLarge(size: { width: number; height: number; frames?: number }): void {
  const { width, height, frames = 1 } = size;
  if (
    width > MAXIMUM_PICTURE_SIDE_PX ||
    height > MAXIMUM_PICTURE_SIDE_PX ||
    width * height * frames > MAXIMUM_PICTURE_PIXELS
  ) {
    throw new UnsupportedImageError(`The picture is too large: ${width} × ${height}, frames: ${frames}`);
  }
}

/** The decoder has no error class of its own: any of its errors means that these bytes cannot be decoded. */
export async function refuseIfBroken<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    throw new UnsupportedImageError('The picture cannot be decoded', { cause: error });
  }
}
