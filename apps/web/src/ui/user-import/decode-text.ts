/**
 * Spreadsheets write CSV in the encoding of their region: UTF-8 with or without a byte order mark, UTF-16, or GBK in
 * China. A mark decides; otherwise valid UTF-8 is UTF-8 (other encodings are hardly ever valid), and the rest is GB
 * 18030, which contains GBK.
 */
export type DecodedText = { kind: 'text'; text: string } | { kind: 'workbook' } | { kind: 'unreadable' };

const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** A workbook is a zip archive: users select it by mistake instead of a CSV file. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, zipMark)) return { kind: 'workbook' };
  const marked = marks.find(([, mark]) => startsWith(bytes, mark));
  const encodings = marked === undefined ? ['utf-8', 'gb18030'] : [marked[0]];
  for (const encoding of encodings) {
    const text = tryDecode(bytes, encoding);
    if (text !== undefined) return { kind: 'text', text };
  }
  return { kind: 'unreadable' };
}
