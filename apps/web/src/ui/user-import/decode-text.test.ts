import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

describe('decodeText', () => {
  it.each([
    ['UTF-8', [0xe5, 0xb0, 0x8f, 0x2c, 0x61], '小,a'],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xe5, 0xb0, 0x8f], '小'],
    ['GBK', [0xd0, 0xa1, 0xc3, 0xf7, 0x2c, 0x31], '小明,1'],
    ['UTF-16 of a spreadsheet', [0xff, 0xfe, 0x0f, 0x5c, 0x2c, 0x00], '小,'],
    ['nothing', [], ''],
  ])('%s', (_name, bytes, text) => {
    expect(decodeText(new Uint8Array(bytes))).toEqual({ kind: 'text', text });
  });

  it('detects a workbook', () => {
    expect(decodeText(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14]))).toEqual({ kind: 'workbook' });
  });

  it('refuses a picture', () => {
    expect(decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]))).toEqual({ kind: 'unreadable' });
  });

  it('refuses invalid UTF-8 after a byte order mark', () => {
    expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0xff]))).toEqual({ kind: 'unreadable' });
  });
});
