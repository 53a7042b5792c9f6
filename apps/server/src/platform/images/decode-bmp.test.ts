import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBmpSample } from './bmp-sample.ts';
import { BmpFormatError, decodeBmp } from './decode-bmp.ts';

/** Three pixels per row, so that rows of 24 bits need padding. */
const SIZE = { width: 3, height: 2 };
const colourAt = (x: number, y: number) => [10 * x + 1, 100 * y + 2, 7 * x + 3] as const;
const EXPECTED = [0, 1].flatMap((y) => [0, 1, 2].flatMap((x) => colourAt(x, y)));
const sample = () => createBmpSample({ ...SIZE, bitsPerPixel: 24, colourAt });

test.each([
  { bitsPerPixel: 24, isTopDown: false },
  { bitsPerPixel: 24, isTopDown: true },
  { bitsPerPixel: 32, isTopDown: false },
  { bitsPerPixel: 32, isTopDown: true },
] as const)('reads $bitsPerPixel bits, top-down: $isTopDown, from the top left and red first', (kind) => {
  const picture = decodeBmp(createBmpSample({ ...SIZE, ...kind, colourAt }));
  expect(picture).toEqual({ ...SIZE, channels: 3, pixels: Uint8Array.from(EXPECTED) });
});

test('decodes alpha if the masks declare it', () => {
  const bytes = createBmpSample({
    width: 2,
    height: 1,
    bitsPerPixel: 32,
    hasAlpha: true,
    colourAt: (x) => [1, 2, 3, x === 0 ? 0 : 200],
  });
  expect(decodeBmp(bytes)).toMatchObject({
    channels: 4,
    pixels: Uint8Array.from([1, 2, 3, 0, 1, 2, 3, 200]),
  });
});

test('decodes a picture inside a larger buffer', () => {
  const inside = Buffer.concat([Buffer.alloc(11, 0xee), sample()]).subarray(11);
  expect([...decodeBmp(inside).pixels]).toEqual(EXPECTED);
});

test('refuses a file that is truncated at any byte', () => {
  for (const whole of [
    sample(),
    createBmpSample({ ...SIZE, bitsPerPixel: 32, hasAlpha: true, colourAt: () => [1, 2, 3, 4] }),
  ]) {
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => decodeBmp(whole.subarray(0, length)), `${length} bytes`).toThrow(BmpFormatError);
    }
  }
});

test.each<[string, (bytes: Buffer) => void]>([
  ['another signature', (bytes) => bytes.write('BA', 0, 'latin1')],
  ['the header of OS/2', (bytes) => bytes.writeUInt32LE(12, 14)],
  ['a header longer than the file', (bytes) => bytes.writeUInt32LE(124, 14)],
  ['no width', (bytes) => bytes.writeInt32LE(0, 18)],
  ['a negative width', (bytes) => bytes.writeInt32LE(-3, 18)],
  ['no height', (bytes) => bytes.writeInt32LE(0, 22)],
  ['one row more than there is', (bytes) => bytes.writeInt32LE(3, 22)],
  ['the most negative height', (bytes) => bytes.writeInt32LE(-(2 ** 31), 22)],
  ['a huge width', (bytes) => bytes.writeInt32LE(2 ** 31 - 1, 18)],
  ['two planes', (bytes) => bytes.writeUInt16LE(2, 26)],
  ['a palette', (bytes) => bytes.writeUInt16LE(8, 28)],
  ['16 bits', (bytes) => bytes.writeUInt16LE(16, 28)],
  ['run-length compression', (bytes) => bytes.writeUInt32LE(1, 30)],
  ['an embedded JPEG', (bytes) => bytes.writeUInt32LE(4, 30)],
  ['masks with 24 bits', (bytes) => bytes.writeUInt32LE(3, 30)],
  ['pixels inside the header', (bytes) => bytes.writeUInt32LE(20, 10)],
  ['pixels after the end', (bytes) => bytes.writeUInt32LE(0xffffffff, 10)],
])('refuses %s', (_, spoil) => {
  const bytes = sample();
  spoil(bytes);
  expect(() => decodeBmp(bytes)).toThrow(BmpFormatError);
});

test('refuses masks in another order', () => {
  const bytes = createBmpSample({ ...SIZE, bitsPerPixel: 32, hasAlpha: true, colourAt: () => [1, 2, 3, 4] });
  bytes.writeUInt32LE(0x000000ff, 54);
  bytes.writeUInt32LE(0x00ff0000, 62);
  expect(() => decodeBmp(bytes)).toThrow(BmpFormatError);
});

test('for any header bytes, decodes a picture of the declared size or refuses', () => {
  const change = fc.record({ offset: fc.nat({ max: 69 }), value: fc.nat({ max: 255 }) });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const bytes = sample();
      for (const { offset, value } of changes) bytes[offset] = value;
      const picture = decodeOrRefuse(bytes);
      if (picture === 'refused') return true;
      const { width, height, channels, pixels } = picture;
      return pixels.length === width * height * channels && width * height * 3 <= bytes.length;
    }),
    { numRuns: 500 },
  );
});

/** Any error other than a refusal is a defect and is rethrown. */
function decodeOrRefuse(bytes: Uint8Array) {
  try {
    return decodeBmp(bytes);
  } catch (error) {
    if (error instanceof BmpFormatError) return 'refused';
    throw error;
  }
}
