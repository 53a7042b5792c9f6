export type ImageType = 'png' | 'jpeg' | 'gif' | 'bmp' | 'webp';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const GIF_VERSIONS = ['GIF87a', 'GIF89a'];
const WEBP_CHUNKS = ['VP8 ', 'VP8L', 'VP8X'];
/**
 * Sizes of the second header in the versions of the format. The two letters alone would match any text that
 * starts with them.
 */
const BMP_HEADER_SIZES = [12, 16, 40, 52, 56, 64, 108, 124];

/** Detects the type from the content alone: names and content types come from the sender. */
export function sniffImageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (GIF_VERSIONS.includes(textAt(bytes, 0, 6))) return 'gif';
  if (isWebp(bytes)) return 'webp';
  if (isBmp(bytes)) return 'bmp';
  return undefined;
}

function isWebp(bytes: Uint8Array): boolean {
  return (
    textAt(bytes, 0, 4) === 'RIFF' &&
    textAt(bytes, 8, 4) === 'WEBP' &&
    WEBP_CHUNKS.includes(textAt(bytes, 12, 4))
  );
}

function isBmp(bytes: Uint8Array): boolean {
  if (textAt(bytes, 0, 2) !== 'BM' || bytes.length < 18) return false;
  const headerSize = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(14, true);
  return BMP_HEADER_SIZES.includes(headerSize);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((value, index) => bytes[index] === value);
}

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}
