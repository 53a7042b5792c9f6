/**
 * How this works: a picture for a statement or a discussion comes from an author, and what is kept is one that we drew
 * ourselves from its pixels, in the same format and with its frames. As with avatars the type is told by the content, the
 * size is limited before anything is decoded, and metadata, places and whatever was hidden behind the pixels stay behind.
 */
import type { Sharp } from 'sharp';
import {
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
  // Frames lie below each other and cannot be turned; nothing that makes them writes an orientation.
  const upright = frames === 1 ? picture.autoOrient() : picture;
  const drawn = encode(upright.toColourspace('srgb').timeout({ seconds: DECODE_TIMEOUT_SECONDS }), type);
  return { bytes: await refuseIfBroken(drawn.toBuffer()), type };
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
