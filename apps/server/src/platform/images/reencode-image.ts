/**
 * How this works: pictures for statements and discussions are uploaded by authors. What is stored is encoded
 * again from the pixels, in the same format and with its frames. As with avatars, the type is detected from
 * the content, the size is limited before anything is decoded, and metadata, GPS positions and data hidden
 * behind the pixels are removed.
 */
import type { Sharp } from 'sharp';
import {
  decodeInTurn,
  DECODE_TIMEOUT_SECONDS,
  openPicture,
  refuseIfBroken,
  UnsupportedImageError,
} from './open-picture.ts';

export type ReencodedType = 'png' | 'jpeg' | 'gif' | 'webp';

export interface ReencodedImage {
  bytes: Buffer;
  type: ReencodedType;
}

export async function reencodeImage(bytes: Uint8Array): Promise<ReencodedImage> {
  const { picture, type, frames } = await openPicture(bytes, { isAnimationKept: true });
  if (type === 'bmp') throw new UnsupportedImageError('A bitmap is too large for a page');
  // Frames are stacked vertically and cannot be rotated; programs that create animations write no
  // orientation.
  const upright = frames === 1 ? picture.autoOrient() : picture;
  const drawn = encode(upright.toColourspace('srgb').timeout({ seconds: DECODE_TIMEOUT_SECONDS }), type);
  return { bytes: await refuseIfBroken(decodeInTurn(() => drawn.toBuffer())), type };
}

function encode(picture: Sharp, type: ReencodedType): Sharp {
  switch (type) {
    case 'png':
      return picture.png();
    case 'jpeg':
      return picture.jpeg({ quality: 90 });
    case 'webp':
      return picture.webp({ quality: 90 });
    case 'gif':
      return picture.gif({ effort: 3 });
    default:
      return type satisfies never;
  }
}
