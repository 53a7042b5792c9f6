import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createBmpSample } from './bmp-sample.ts';
import { sniffImageType } from './sniff-image.ts';

const picture = () => sharp({ create: { width: 4, height: 3, channels: 3, background: '#946409' } });

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('recognises %s', async (type) => {
  expect(sniffImageType(await picture().toFormat(type).toBuffer())).toBe(type);
});

test('recognises lossless and animated-style WebP', async () => {
  expect(sniffImageType(await picture().webp({ lossless: true }).toBuffer())).toBe('webp');
  expect(sniffImageType(await picture().withIccProfile('p3').webp().toBuffer())).toBe('webp');
});

test('recognises bmp', () => {
  const bmp = createBmpSample({ width: 2, height: 2, bitsPerPixel: 24, colourAt: () => [1, 2, 3] });
  expect(sniffImageType(bmp)).toBe('bmp');
});

test('recognises a picture inside a larger buffer', async () => {
  const png = await picture().png().toBuffer();
  const larger = Buffer.concat([Buffer.from('before'), png]);
  expect(sniffImageType(larger.subarray(6))).toBe('png');
  expect(sniffImageType(larger)).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['HTML', '<!DOCTYPE html><html><script>1</script></html>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a zip', 'PK\x03\x04\x14\x00\x00\x00\x08\x00'],
  ['a PDF', '%PDF-1.7\n'],
  ['a text that starts like a BMP', 'BMW is no picture, whatever the first two letters say'],
  ['a sound in the container of WebP', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['half of the PNG signature', '\x89PNG'],
  ['a GIF of no version', 'GIF88a\x01\x00\x01\x00'],
  ['a TIFF', 'II*\x00\x08\x00\x00\x00'],
  ['an AVIF', '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00'],
])('does not recognise %s as a picture', (_, text) => {
  expect(sniffImageType(Buffer.from(text, 'latin1'))).toBeUndefined();
});
