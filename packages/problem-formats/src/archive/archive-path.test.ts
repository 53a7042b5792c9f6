import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildZip, type ZipEntry } from './testing/build-zip.ts';
import { makeArchiveReader, type ArchiveReader } from './testing/read-archive.ts';

let reader: ArchiveReader;
beforeAll(async () => {
  reader = await makeArchiveReader();
});
afterAll(() => reader.remove());

const namesOf = async (entries: ZipEntry[]) => [...(await reader.readAll(buildZip(entries))).keys()];

describe('names', () => {
  const gbk = Buffer.from([0xca, 0xe4, 0xc8, 0xeb, 0x31, 0x2e, 0x69, 0x6e]);
  // The second byte of this character is that of a backslash.
  const gbkWithBackslash = Buffer.from([0x81, 0x5c, 0x2e, 0x69, 0x6e]);
  const unicodePath = (name: Buffer, unicode: string) => {
    const text = Buffer.from(unicode);
    const field = Buffer.alloc(9);
    field.writeUInt16LE(0x7075, 0);
    field.writeUInt16LE(text.length + 5, 2);
    field.writeUInt8(1, 4);
    field.writeUInt32LE(crc32(name), 5);
    return Buffer.concat([field, text]);
  };

  test.each<[string, ZipEntry, string]>([
    ['in UTF-8 with its flag', { name: '输入1.in' }, '输入1.in'],
    ['in UTF-8 without its flag', { name: Buffer.from('输入1.in') }, '输入1.in'],
    ['in GBK', { name: gbk }, '输入1.in'],
    ['in GBK with the byte of a backslash', { name: gbkWithBackslash }, '乗.in'],
    ['in neither, by code page 437', { name: Buffer.from([0x8e, 0xff, 0x2e]) }, 'Ä\u00a0.'],
    ['in the extra field of Info-ZIP', { name: gbk, extra: unicodePath(gbk, '样例.in') }, '样例.in'],
    [
      'beside an extra field of another name',
      { name: gbk, extra: unicodePath(Buffer.from('x'), 'y') },
      '输入1.in',
    ],
    ['decomposed', { name: 'e\u0301.in' }, '\u00e9.in'],
    ['with backslashes', { name: 'data\\sub\\1.in' }, 'data/sub/1.in'],
    ['with empty parts', { name: './data//1.in' }, 'data/1.in'],
    ['with two dots in a part', { name: 'a..b/1..in' }, 'a..b/1..in'],
  ])('%s', async (_what, entry, path) => {
    expect(await namesOf([entry])).toEqual([path]);
  });

  test('of system files are ignored', async () => {
    const names = ['1.in', '__MACOSX/._1.in', '.DS_Store', 'a/.DS_Store', 'a/Thumbs.db', 'a/x.DS_Store'];
    expect(await namesOf(names.map((name) => ({ name })))).toEqual(['1.in', 'a/x.DS_Store']);
  });

  test.each([
    ['../1.in', '../1.in'],
    ['a/../../1.in', 'a/../../1.in'],
    ['..\\1.in', '../1.in'],
    ['/etc/passwd', '/etc/passwd'],
    ['\\server\\share', '/server/share'],
    ['C:\\1.in', 'C:/1.in'],
    ['c:1.in', 'c:1.in'],
    ['1.in\0.txt', '1.in\u{fffd}.txt'],
    ['a\nb', 'a\u{fffd}b'],
    ['.', '.'],
    ['', ''],
  ])('%j is refused', async (name, entry) => {
    await reader.expectRefusal(buildZip([{ name: 'fine' }, { name }]), { code: 'unsafe-name', entry });
  });

  test('longer than any path are refused', async () => {
    await reader.expectRefusal(buildZip([{ name: 'x'.repeat(1025) }]), {
      code: 'unsafe-name',
      entry: 'x'.repeat(200),
    });
  });

  test('with too many nested folders are refused', async () => {
    const folders = 'x/'.repeat(64);
    await reader.expectRefusal(buildZip([{ name: `${folders}y` }]), {
      code: 'unsafe-name',
      entry: `${folders}y`,
    });
    const archive = await reader.open(buildZip([{ name: `${folders.slice(2)}y` }]));
    expect([...archive.files.keys()]).toEqual([`${folders.slice(2)}y`]);
    await archive.close();
  });

  test('that claim to be UTF-8 and are not are refused', async () => {
    const bytes = buildZip([{ name: Buffer.from([0xca, 0xe4]), flags: 0x800 }]);
    await reader.expectRefusal(bytes, { code: 'unsafe-name', entry: '\u{fffd}\u{fffd}' });
  });

  test.each<[string, string[], string]>([
    ['twice', ['a', 'b', 'a'], 'a'],
    ['twice but for the slash', ['a/b', 'a\\b'], 'a/b'],
    ['alike to the eye', ['\u00e9', 'e\u0301'], '\u00e9'],
    ['of a file and a folder', ['a', 'a/'], 'a'],
    ['of a file and a folder of another', ['a/b/c', 'a/b'], 'a/b/c'],
  ])('%s are refused', async (_what, names, entry) => {
    await reader.expectRefusal(buildZip(names.map((name) => ({ name }))), { code: 'double-name', entry });
  });
});

describe('text', () => {
  test.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from('题目\r\n'), '题目\r\n'],
    ['UTF-8 with a byte order mark', Buffer.from('\u{feff}题目'), '题目'],
    ['GBK', Buffer.from([0xcc, 0xe2, 0xc4, 0xbf]), '题目'],
  ])('in %s is decoded', async (_what, content, expected) => {
    const archive = await reader.open(buildZip([{ name: 'statement.md', content }]));
    expect(await archive.files.get('statement.md')?.readText(100)).toBe(expected);
    await archive.close();
  });

  test('that is too long or not text is refused with the file name', async () => {
    const archive = await reader.open(buildZip([{ name: 'a', content: Buffer.from([0xff, 0xff, 0xff]) }]));
    const file = archive.files.get('a');
    await expect(file?.readText(2)).rejects.toMatchObject({ code: 'entry-too-large', entry: 'a', limit: 2 });
    await expect(file?.readText(3)).rejects.toMatchObject({ code: 'not-text', entry: 'a' });
    await archive.close();
  });
});
