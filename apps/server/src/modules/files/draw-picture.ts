import { callError } from '../../platform/errors/call-error.ts';
import { UnsupportedImageError } from '../../platform/images/open-picture.ts';
import { redrawPicture, type RedrawnType } from '../../platform/images/redraw-picture.ts';

const extensionOfType: Readonly<Record<RedrawnType, string>> = {
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
};

/** What is kept of a picture that somebody sent: one that we drew ourselves from its pixels. */
export async function drawPicture(sent: Uint8Array) {
  const { bytes, type } = await redraw(sent);
  return { bytes, mediaType: `image/${type}`, extension: extensionOfType[type] };
}

async function redraw(bytes: Uint8Array) {
  try {
    return await redrawPicture(bytes);
  } catch (error) {
    if (error instanceof UnsupportedImageError) throw callError('pictureUnsupported');
    throw error;
  }
}
