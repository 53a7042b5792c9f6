import { callError } from '../../platform/errors/call-error.ts';
import { UnsupportedImageError } from '../../platform/images/open-picture.ts';
import { reencodeImage, type ReencodedType } from '../../platform/images/reencode-image.ts';

const extensionOfType: Readonly<Record<ReencodedType, string>> = {
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
};

/** Reencodes an uploaded picture from its pixels, so that no other part of the upload is stored. */
export async function reencodeUpload(sent: Uint8Array) {
  const { bytes, type } = await reencode(sent);
  return { bytes, mediaType: `image/${type}`, extension: extensionOfType[type] };
}

async function reencode(bytes: Uint8Array) {
  try {
    return await reencodeImage(bytes);
  } catch (error) {
    if (error instanceof UnsupportedImageError) throw callError('pictureUnsupported');
    throw error;
  }
}
