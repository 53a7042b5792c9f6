/** BMP files for tests, written field by field so that a test can corrupt any of them. */
export interface BmpSample {
  width: number;
  height: number;
  bitsPerPixel: 24 | 32;
  isTopDown?: boolean;
  /** Writes the longest header, with masks and alpha. */
  hasAlpha?: boolean;
  colourAt: (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha?: number];
}

export function createBmpSample(sample: BmpSample): Buffer {
  const { width, height, bitsPerPixel } = sample;
  const headerSize = sample.hasAlpha === true ? 124 : 40;
  const pixelOffset = 14 + headerSize;
  const rowBytes = Math.ceil((width * bitsPerPixel) / 32) * 4;
  const bytes = Buffer.alloc(pixelOffset + rowBytes * height);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(pixelOffset, 10);
  bytes.writeUInt32LE(headerSize, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(sample.isTopDown === true ? -height : height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(bitsPerPixel, 28);
  if (sample.hasAlpha === true) {
    bytes.writeUInt32LE(3, 30);
    for (const [index, mask] of [0x00ff0000, 0x0000ff00, 0x000000ff, 0xff000000].entries()) {
      bytes.writeUInt32LE(mask, 54 + index * 4);
    }
  }
  for (let y = 0; y < height; y += 1) {
    const storedRow = sample.isTopDown === true ? y : height - 1 - y;
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 0] = sample.colourAt(x, y);
      const stored = bitsPerPixel === 24 ? [blue, green, red] : [blue, green, red, alpha];
      bytes.set(stored, pixelOffset + storedRow * rowBytes + (x * bitsPerPixel) / 8);
    }
  }
  return bytes;
}
