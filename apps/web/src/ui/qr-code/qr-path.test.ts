import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { toPath } from './qr-path.ts';

describe('the path of a QR code', () => {
  it.each([
    ['no dark module', [[false, false]], ''],
    ['a run at the start', [[true, true, false]], 'M0 0h2v1h-2z'],
    ['runs up to the end', [[true, false, true]], 'M0 0h1v1h-1zM2 0h1v1h-1z'],
    ['the second row', [[false], [true]], 'M0 1h1v1h-1z'],
  ])('%s', (_case, modules, path) => {
    expect(toPath(modules)).toBe(path);
  });

  it('covers every dark module of a code', () => {
    const { data } = encode('https://example.com/group/invitation/abcdefghjkmnpqrstuvw');
    const lengths = [...toPath(data).matchAll(/h(\d+)v/g)].map(([, length]) => Number(length));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(data.flat().filter(Boolean).length);
  });
});
