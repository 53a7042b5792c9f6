import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeAvatar } from './avatar.ts';
import { createBmpSample } from './bmp-sample.ts';
import { UnsupportedImageError } from './open-picture.ts';

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };

/** Red on the left, blue on the right. */
function twoHalves(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: right, left: width / 2, top: 0 },
  ]);
}

function noise(width: number, height: number) {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise: grain } });
}

async function colourName(png: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(png)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  if (red > 150 && green < 80 && blue < 80) return 'red';
  if (blue > 150 && green < 80 && red < 80) return 'blue';
  return `${red},${green},${blue}`;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A well-formed PNG that declares a size and contains almost no data. */
function createPngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

async function refusalOf(bytes: Uint8Array): Promise<UnsupportedImageError> {
  const result = await makeAvatar(bytes).catch((error: unknown) => error);
  expect(result).toBeInstanceOf(UnsupportedImageError);
  return result as UnsupportedImageError;
}

describe('an accepted picture', () => {
  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('%s becomes a PNG of 200 × 200', async (type) => {
    const avatar = await makeAvatar(await twoHalves(640, 480).toFormat(type).toBuffer());
    expect(await sharp(avatar).metadata()).toMatchObject({ format: 'png', width: 200, height: 200 });
    expect(await colourName(avatar, 20, 100)).toBe('red');
    expect(await colourName(avatar, 180, 100)).toBe('blue');
  });

  test.each([false, true])('bmp becomes a PNG of 200 × 200, top-down: %s', async (isTopDown) => {
    const colourAt = (_: number, y: number) => (y < 15 ? ([200, 20, 20] as const) : ([20, 20, 200] as const));
    const bytes = createBmpSample({ width: 41, height: 30, bitsPerPixel: 24, isTopDown, colourAt });
    const avatar = await makeAvatar(bytes);
    expect(await sharp(avatar).metadata()).toMatchObject({ format: 'png', width: 200, height: 200 });
    expect(await colourName(avatar, 100, 20)).toBe('red');
    expect(await colourName(avatar, 100, 180)).toBe('blue');
  });

  test.each([
    [1, 1],
    [3, 500],
    [10_000, 1],
    [1, 10_000],
  ])('%s × %s becomes 200 × 200', async (width, height) => {
    const avatar = await makeAvatar(await noise(width, height).png().toBuffer());
    expect(await sharp(avatar).metadata()).toMatchObject({ width: 200, height: 200 });
  });

  test('is cropped to the middle square', async () => {
    const sides = { create: { width: 100, height: 200, channels: 3 as const, background: BLUE } };
    const wide = await sharp({ create: { width: 400, height: 200, channels: 3, background: RED } })
      .composite([
        { input: sides, left: 0, top: 0 },
        { input: sides, left: 300, top: 0 },
      ])
      .png()
      .toBuffer();
    const avatar = await makeAvatar(wide);
    expect(await colourName(avatar, 1, 100)).toBe('red');
    expect(await colourName(avatar, 198, 100)).toBe('red');
  });

  test('keeps transparency', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 300, height: 300, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect((await sharp(await makeAvatar(png)).stats()).isOpaque).toBe(false);
  });

  test('greyscale, 16-bit and CMYK pictures become ordinary colour pictures', async () => {
    const pictures = await Promise.all([
      noise(300, 300).greyscale().toColourspace('b-w').png().toBuffer(),
      noise(300, 300).toColourspace('rgb16').png().toBuffer(),
      noise(300, 300).toColourspace('cmyk').jpeg().toBuffer(),
    ]);
    for (const picture of pictures) {
      const metadata = await sharp(await makeAvatar(picture)).metadata();
      expect(metadata).toMatchObject({ space: 'srgb', depth: 'uchar' });
    }
  });

  test('only the first frame of an animation is kept', async () => {
    const frames = Buffer.concat([Buffer.alloc(300 * 300 * 3, 30), Buffer.alloc(300 * 300 * 3, 220)]);
    const animation = await sharp(frames, { raw: { width: 300, height: 600, channels: 3, pageHeight: 300 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const avatar = await makeAvatar(animation);
    expect((await sharp(avatar).metadata()).pages ?? 1).toBe(1);
    expect(await colourName(avatar, 100, 100)).toBe('30,30,30');
  });
});

describe('removed content', () => {
  test('the EXIF orientation is applied and the EXIF data is dropped', async () => {
    const turned = await twoHalves(400, 400)
      .withExif({ IFD0: { Copyright: 'where-it-was-taken' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    const avatar = await makeAvatar(turned);
    expect(await colourName(avatar, 100, 20)).toBe('red');
    expect(await colourName(avatar, 100, 180)).toBe('blue');
    const { exif, orientation, icc, xmp } = await sharp(avatar).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
  });

  test('a comment in the file is dropped', async () => {
    const tagged = await twoHalves(300, 300)
      .withExif({ IFD0: { Copyright: 'where-it-was-taken' } })
      .png()
      .toBuffer();
    expect(tagged.includes('where-it-was-taken')).toBe(true);
    expect((await makeAvatar(tagged)).includes('where-it-was-taken')).toBe(false);
  });

  test('a second file behind the picture is dropped', async () => {
    const picture = await twoHalves(300, 300).jpeg().toBuffer();
    const avatar = await makeAvatar(Buffer.concat([picture, Buffer.from('<script>PK\x03\x04</script>')]));
    expect(avatar.includes('<script>')).toBe(false);
  });
});

describe('refused input', () => {
  test.each([
    ['nothing', ''],
    ['HTML', '<!DOCTYPE html><html><script>1</script></html>'],
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['SVG behind an XML line', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a zip', 'PK\x03\x04\x14\x00\x00\x00\x08\x00'],
    ['a PDF', '%PDF-1.7\n'],
    ['HTML behind the PNG signature', '\x89PNG\r\n\x1a\n<html></html>'],
    ['HTML behind the JPEG signature', '\xff\xd8\xff<html></html>'],
    ['HTML behind the GIF signature', 'GIF89a<html></html>'],
    ['HTML behind the WebP signature', 'RIFF\x10\x00\x00\x00WEBPVP8 <html></html>'],
    ['HTML behind the BMP signature', 'BM<html>123456\x28\x00\x00\x00</html>'],
  ])('%s', async (_, text) => {
    await refusalOf(Buffer.from(text, 'latin1'));
  });

  test('formats that the decoder supports but that are not allowed', async () => {
    await refusalOf(await noise(20, 20).tiff().toBuffer());
    await refusalOf(await noise(20, 20).avif().toBuffer());
  });

  // Tall, so that the end of the file contains only rows outside the square.
  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a truncated %s', async (type) => {
    const whole = await noise(120, 480).toFormat(type).toBuffer();
    for (const share of [0.98, 0.5, 0.1]) {
      await refusalOf(whole.subarray(0, Math.floor(whole.length * share)));
    }
  });

  test('a truncated BMP', async () => {
    const whole = createBmpSample({ width: 9, height: 9, bitsPerPixel: 24, colourAt: () => [1, 2, 3] });
    const refusal = await refusalOf(whole.subarray(0, whole.length - 1));
    expect(refusal.message).toContain('cut off');
  });

  test('a PNG with damaged pixels', async () => {
    const damaged = await noise(200, 200).png().toBuffer();
    const middle = Math.floor(damaged.length / 2);
    damaged.writeUInt8(damaged.readUInt8(middle) ^ 0xff, middle);
    await refusalOf(damaged);
  });

  test('a header that declares too many pixels, before the missing pixels are noticed', async () => {
    const refusal = await refusalOf(createPngThatClaims(9000, 9000));
    expect(String(refusal.cause)).toContain('pixel limit');
  });

  test.each([
    [10_001, 10],
    [10, 10_001],
  ])('a header that declares too long a side: %s × %s', async (width, height) => {
    const refusal = await refusalOf(createPngThatClaims(width, height));
    expect(refusal.message).toContain('too large');
  });

  test('a real picture with too long a side', async () => {
    const refusal = await refusalOf(await noise(10_001, 2).png().toBuffer());
    expect(refusal.message).toContain('too large');
  });

  test('a BMP with too long a side', async () => {
    const long = createBmpSample({ width: 10_001, height: 1, bitsPerPixel: 24, colourAt: () => [1, 2, 3] });
    expect((await refusalOf(long)).message).toContain('too large');
  });

  test('a GIF whose frame is far larger than its screen', async () => {
    const gif = await sharp({ create: { width: 3, height: 3, channels: 3, background: RED } })
      .gif()
      .toBuffer();
    const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 3, 0, 3, 0]));
    expect(frame).toBeGreaterThan(0);
    gif.writeUInt16LE(65_535, frame + 5);
    gif.writeUInt16LE(65_535, frame + 7);
    await refusalOf(gif);
  });
});
