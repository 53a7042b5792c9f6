/**
 * How this works: the name of an entry is bytes. A flag marks UTF-8. Old Windows zip programs set no flag and write the
 * local code page. Without the flag the reader tries UTF-8, then GBK, then the code page of the format (437). Decoding
 * comes first: the second byte of a GBK character may be a backslash.
 *
 * Backslashes separate folders. A name that leaves the archive or is not a valid file name is refused, never repaired:
 * such an archive is malicious, or its other names cannot be trusted either.
 */
import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import { ArchiveError } from './archive-error.ts';
import { findText, findUtf8Text } from './decode-text.ts';

const utf8Flag = 0x800;
const unicodePathField = 0x7075;
const pathMaximumLength = 1024;
/** Every parent folder is checked for every entry. */
const pathMaximumDepth = 64;

export interface ArchivePath {
  /** With `/`, composed (NFC), without `.` or empty parts. Empty for the root. */
  readonly path: string;
  readonly isFolder: boolean;
}

export function parseArchivePath(
  entry: Pick<Entry, 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>,
): ArchivePath {
  const name = decodeName(entry).replaceAll('\\', '/').normalize('NFC');
  const parts = name.split('/');
  const path = parts.filter((part) => part !== '' && part !== '.').join('/');
  const isFolder = name.endsWith('/');
  if (isUnsafe(name, parts) || (path === '' && !isFolder))
    throw new ArchiveError('unsafe-name', { entry: toVisible(name) });
  return { path, isFolder };
}

function isUnsafe(name: string, parts: readonly string[]) {
  return (
    name === '' ||
    name.length > pathMaximumLength ||
    parts.length > pathMaximumDepth ||
    name.startsWith('/') ||
    /^[a-z]:/i.test(name) ||
    parts.includes('..') ||
    // A control character obscures a name, in a list and in a terminal.
    // oxlint-disable-next-line no-control-regex -- those are what is looked for
    /[\u0000-\u001f\u007f]/.test(name)
  );
}

/** For messages: a refused name may contain anything. */
const toVisible = (name: string) =>
  // oxlint-disable-next-line no-control-regex -- those are what is replaced
  name.slice(0, 200).replaceAll(/[\u0000-\u001f\u007f]/g, '\u{fffd}');

function decodeName({
  fileNameRaw,
  generalPurposeBitFlag,
  extraFields,
}: Pick<Entry, 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>): string {
  const unicode = findUnicodePath(fileNameRaw, extraFields);
  if (unicode !== undefined) return unicode;
  const isUtf8 = (generalPurposeBitFlag & utf8Flag) !== 0;
  if (!isUtf8) return findText(fileNameRaw) ?? decodeCodePage437(fileNameRaw);
  const name = findUtf8Text(fileNameRaw);
  if (name === undefined) throw new ArchiveError('unsafe-name', { entry: toVisible(fileNameRaw.toString()) });
  return name;
}

/** The Unicode name field of Info-ZIP. It counts only if its checksum matches the plain name. */
function findUnicodePath(fileNameRaw: Buffer, extraFields: Entry['extraFields']): string | undefined {
  const data = extraFields.find(({ id }) => id === unicodePathField)?.data;
  if (data === undefined || data.length < 6 || data[0] !== 1) return undefined;
  return data.readUInt32LE(1) === crc32(fileNameRaw) ? findUtf8Text(data.subarray(5)) : undefined;
}

const upperHalfOf437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const decodeCodePage437 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : (upperHalfOf437[byte - 128] ?? ''),
  ).join('');
