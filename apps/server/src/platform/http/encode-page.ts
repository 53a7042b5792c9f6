import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A page has a nonce of its own, so it is compressed for each request: at a level that costs about a millisecond. */
const brotliQuality = 4;
const gzipLevel = 5;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface EncodedPage {
  body: string | Buffer;
  /** Undefined: as it is. */
  encoding: 'br' | 'gzip' | undefined;
}

/** Pure: `br;q=0` refuses an encoding. */
export function chooseEncoding(acceptEncoding: string): EncodedPage['encoding'] {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality]) => quality === undefined || !/^q=0(?:\.0*)?$/.test(quality))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

export async function encodePage(html: string, acceptEncoding: string): Promise<EncodedPage> {
  const encoding = chooseEncoding(acceptEncoding);
  switch (encoding) {
    case 'br': {
      const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
      return { body: await brotli(html, { params }), encoding };
    }
    case 'gzip':
      return { body: await gzipped(html, { level: gzipLevel }), encoding };
    case undefined:
      return { body: html, encoding };
    default:
      return encoding satisfies never;
  }
}
