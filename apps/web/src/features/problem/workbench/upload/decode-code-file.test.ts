import { describe, expect, it } from 'vitest';
import { decodeCodeFile, guessLanguage, largestFileBytes } from './decode-code-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('code file', () => {
  it.each([
    ['plain text', utf8('int x;\n'), 'int x;\n', 'utf-8'],
    ['Windows line ends', utf8('a\r\nb\r\n'), 'a\nb\n', 'utf-8'],
    ['a UTF-8 mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a', 'utf-8'],
    ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x61, 0x00, 0x2d, 0x4e), 'a中', 'utf-16le'],
    ['the other UTF-16', bytes(0xfe, 0xff, 0x00, 0x61), 'a', 'utf-16be'],
    ['Chinese of old editors', bytes(0x2f, 0x2f, 0xd6, 0xd0), '//中', 'gb18030'],
  ])('is decoded from %s', (_name, content, code, encoding) => {
    expect(decodeCodeFile(content, 'zh-CN')).toEqual({ code, encoding });
  });

  it('is decoded as Big5 first in Hong Kong', () => {
    expect(decodeCodeFile(bytes(0x2f, 0x2f, 0xa4, 0xa4), 'zh-HK')).toEqual({
      code: '//中',
      encoding: 'big5',
    });
  });

  it.each([
    ['an empty file', bytes(), 'empty'],
    ['blanks', utf8(' \r\n\t'), 'empty'],
    ['a program', bytes(0x7f, 0x45, 0x4c, 0x46, 0, 0), 'notText'],
    ['bytes of no encoding', bytes(0x61, 0xff, 0xff), 'notText'],
    ['NUL in UTF-16', bytes(0xff, 0xfe, 0x61, 0x00, 0x00, 0x00), 'notText'],
    ['too many characters', utf8('x'.repeat(65_536)), 'tooLong'],
    ['too many bytes', new Uint8Array(largestFileBytes + 1).fill(0x20), 'tooLarge'],
  ])('is rejected for %s', (_name, content, problem) => {
    expect(decodeCodeFile(content, 'en-US')).toEqual({ problem });
  });
});

const allowed = ['C++', 'C++ 17', 'Python3', 'Java'];

it.each([
  ['a.cpp', 'C++ 17', 'C++ 17'],
  ['a.cpp', 'Python3', 'C++'],
  ['a.py', 'C++', 'Python3'],
  ['a.rs', 'C++', 'C++'],
  ['a.txt', 'Java', 'Java'],
])('selects %s, with %s chosen, for %s', (file, chosen, language) => {
  expect(guessLanguage(file, { chosen, allowed })).toBe(language);
});
