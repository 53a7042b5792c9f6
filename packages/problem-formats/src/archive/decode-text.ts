/** Texts and names of files that people made: UTF-8 by now, or GBK from older systems. */

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
/** GB18030 holds all of GBK, and what newer systems added to it. */
const gb18030 = new TextDecoder('gb18030', { fatal: true });

/** Undefined where it is neither. A byte order mark is no part of the text. */
export function findText(bytes: Uint8Array): string | undefined {
  return decode(utf8, bytes) ?? decode(gb18030, bytes);
}

export const findUtf8Text = (bytes: Uint8Array) => decode(utf8, bytes);

function decode(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    // The one way in which a decoder says that bytes are not of its encoding.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
