/** Decodes text and file names: UTF-8, or GBK from older systems. */

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
/** GB18030 is a superset of GBK. */
const gb18030 = new TextDecoder('gb18030', { fatal: true });

/** Returns undefined if it is neither. A byte order mark is not part of the text. */
export function findText(bytes: Uint8Array): string | undefined {
  return decode(utf8, bytes) ?? decode(gb18030, bytes);
}

export const findUtf8Text = (bytes: Uint8Array) => decode(utf8, bytes);

function decode(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch (error) {
    // A fatal decoder reports invalid bytes only by throwing.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
