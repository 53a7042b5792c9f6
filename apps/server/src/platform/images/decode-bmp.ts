/**
 * How this works: libvips decodes no BMP, so the two common kinds (24 and 32 bits, uncompressed) are decoded
 * here. The input is untrusted. Every field is checked against the available bytes before a pixel is decoded,
 * and memory is allocated only for pixels whose bytes were sent, so that a small file cannot declare a huge
 * picture. Everything unrecognised is refused.
 */
export class BmpFormatError extends Error {
  override readonly name = 'BmpFormatError';
}

export interface BmpHeader {
  width: number;
  height: number;
  bytesPerPixel: 3 | 4;
  hasAlpha: boolean;
  isTopDown: boolean;
  pixelOffset: number;
  rowBytes: number;
}

export interface RawPicture {
  width: number;
  height: number;
  channels: 3 | 4;
  pixels: Uint8Array;
}

const FILE_HEADER_BYTES = 14;
const HEADER_SIZES = [40, 52, 56, 108, 124];
const PLAIN = 0;
const BIT_MASKS = 3;
/** The offset of the masks, whether they belong to the header or follow a header of 40 bytes. */
const MASKS_OFFSET = FILE_HEADER_BYTES + 40;
const ALPHA_HEADER_SIZE = 56;

/** Parses and checks everything but the pixels. */
export function parseBmpHeader(bytes: Uint8Array): BmpHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(view.byteLength >= MASKS_OFFSET, 'the header is cut off');
  check(view.getUint16(0, true) === 0x4d42, 'the signature is missing');
  const headerSize = view.getUint32(14, true);
  check(HEADER_SIZES.includes(headerSize), 'the header has an unknown size');
  check(view.getUint16(26, true) === 1, 'the number of planes is not one');
  const width = view.getInt32(18, true);
  const signedHeight = view.getInt32(22, true);
  check(width > 0 && signedHeight !== 0, 'the picture has no size');
  const bitsPerPixel = view.getUint16(28, true);
  check(bitsPerPixel === 24 || bitsPerPixel === 32, 'only 24 and 32 bits for a pixel are read');
  const bytesPerPixel = bitsPerPixel === 24 ? 3 : 4;
  const { hasAlpha, headersEnd } = parseMasks(view, headerSize, bytesPerPixel);

  const height = Math.abs(signedHeight);
  const rowBytes = Math.ceil((width * bytesPerPixel) / 4) * 4;
  const pixelOffset = view.getUint32(10, true);
  check(pixelOffset >= headersEnd, 'the pixels start inside the header');
  // The product cannot overflow: these are doubles, and a value beyond 2^53 is rounded but still far above
  // any length.
  check(pixelOffset + rowBytes * height <= view.byteLength, 'the pixels are cut off');
  return { width, height, bytesPerPixel, hasAlpha, isTopDown: signedHeight < 0, pixelOffset, rowBytes };
}

/** The pixels from the top left, red first. */
export function decodeBmp(bytes: Uint8Array): RawPicture {
  const header = parseBmpHeader(bytes);
  const { width, height, bytesPerPixel, hasAlpha } = header;
  const channels = hasAlpha ? 4 : 3;
  const pixels = new Uint8Array(width * height * channels);
  let target = 0;
  for (let row = 0; row < height; row += 1) {
    const storedRow = header.isTopDown ? row : height - 1 - row;
    let source = header.pixelOffset + storedRow * header.rowBytes;
    for (let column = 0; column < width; column += 1) {
      pixels[target] = bytes[source + 2] ?? 0;
      pixels[target + 1] = bytes[source + 1] ?? 0;
      pixels[target + 2] = bytes[source] ?? 0;
      if (hasAlpha) pixels[target + 3] = bytes[source + 3] ?? 0;
      source += bytesPerPixel;
      target += channels;
    }
  }
  return { width, height, channels, pixels };
}

/**
 * Programs write "bit masks" for 32 bits with alpha: still uncompressed, and the masks nearly always declare
 * the usual byte order. Other orders are refused. Without masks the fourth byte has no meaning.
 */
function parseMasks(view: DataView, headerSize: number, bytesPerPixel: 3 | 4) {
  const compression = view.getUint32(30, true);
  const headerEnd = FILE_HEADER_BYTES + headerSize;
  if (compression === PLAIN) {
    check(headerEnd <= view.byteLength, 'the header is cut off');
    return { hasAlpha: false, headersEnd: headerEnd };
  }
  check(compression === BIT_MASKS && bytesPerPixel === 4, 'compressed pixels are not read');
  const headersEnd = Math.max(headerEnd, MASKS_OFFSET + 12);
  check(headersEnd <= view.byteLength, 'the masks are cut off');
  const isUsualOrder =
    view.getUint32(MASKS_OFFSET, true) === 0x00ff0000 &&
    view.getUint32(MASKS_OFFSET + 4, true) === 0x0000ff00 &&
    view.getUint32(MASKS_OFFSET + 8, true) === 0x000000ff;
  check(isUsualOrder, 'the colours are in an unknown order');
  const alphaMask = headerSize >= ALPHA_HEADER_SIZE ? view.getUint32(MASKS_OFFSET + 12, true) : 0;
  check(alphaMask === 0 || alphaMask === 0xff000000, 'the alpha is in an unknown place');
  return { hasAlpha: alphaMask !== 0, headersEnd };
}

function check(isTrue: boolean, complaint: string): void {
  if (!isTrue) throw new BmpFormatError(`Not a readable BMP: ${complaint}`);
}
