import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, encodePage } from './encode-page.ts';

describe('the encoding of a page', () => {
  test.each([
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.8, br;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0,gzip;q=0', undefined],
    ['brotli', undefined],
  ])('for %j is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test('keeps the page', async () => {
    const html = '<p>两袋米</p>'.repeat(500);
    const { body: plain } = await encodePage(html, '');
    expect(plain).toBe(html);
    const { body: small } = await encodePage(html, 'br');
    expect(brotliDecompressSync(small as Buffer).toString()).toBe(html);
    expect(small.length).toBeLessThan(html.length / 10);
    const { body: gzipped } = await encodePage(html, 'gzip');
    expect(gunzipSync(gzipped as Buffer).toString()).toBe(html);
  });
});
