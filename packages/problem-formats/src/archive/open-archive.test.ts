import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import type { ArchiveBounds } from './archive-directory.ts';
import type { ArchiveError, ArchiveErrorCode } from './archive-error.ts';
import { openArchive } from './open-archive.ts';
import { buildZip, type ZipEntry } from './testing/build-zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function open(bytes: Buffer, bounds: Partial<ArchiveBounds> = {}) {
  const path = join(folder, `${randomBytes(6).toString('hex')}.zip`);
  await writeFile(path, bytes);
  return openArchive(path, { bounds });
}

/** Opens the archive and reads everything in it. */
async function readAll(bytes: Buffer, bounds?: Partial<ArchiveBounds>) {
  const archive = await open(bytes, bounds);
  try {
    const contents = new Map<string, Buffer>();
    for (const [path, file] of archive.files) contents.set(path, await buffer(await file.open()));
    return contents;
  } finally {
    await archive.close();
  }
}

const namesOf = async (entries: ZipEntry[]) => [...(await readAll(buildZip(entries))).keys()];

async function expectRefusal(
  bytes: Buffer,
  expected: { code: ArchiveErrorCode; entry: string | null; limit?: number },
  bounds?: Partial<ArchiveBounds>,
) {
  await expect(readAll(bytes, bounds)).rejects.toMatchObject({
    name: 'ArchiveError',
    ...expected,
  } satisfies Partial<ArchiveError>);
}

describe('an honest archive', () => {
  test('gives each file whole, in pieces or in one, as often as it is asked', async () => {
    const large = randomBytes(1_000_000);
    const archive = await open(
      buildZip([
        { name: 'a/' },
        { name: 'a/stored.bin', content: large },
        { name: 'a/deflated.txt', content: 'line\n'.repeat(200_000), isDeflated: true },
        { name: 'empty' },
      ]),
    );
    const file = archive.files.get('a/deflated.txt');
    expect(file).toMatchObject({ path: 'a/deflated.txt', name: 'deflated.txt', sizeBytes: 1_000_000 });
    const [first, second, other] = await Promise.all(
      [file, file, archive.files.get('a/stored.bin')].map(async (one) => one && buffer(await one.open())),
    );
    expect(first?.toString()).toBe('line\n'.repeat(200_000));
    expect(second?.equals(first ?? Buffer.of())).toBe(true);
    expect(other?.equals(large)).toBe(true);
    expect([...archive.files.keys()]).toEqual(['a/stored.bin', 'a/deflated.txt', 'empty']);
    expect(await archive.files.get('empty')?.readText(0)).toBe('');
    await archive.close();
  });

  test('of a usual zipper, with sizes behind the content, is read', async () => {
    const zip = new ZipFile();
    zip.addReadStream(Readable.from(['1 2\n']), '1.in');
    zip.addBuffer(Buffer.from('3\n'), '1.out', { compress: false });
    zip.end();
    const contents = await readAll(await buffer(zip.outputStream));
    expect([...contents].map(([name, content]) => [name, content.toString()])).toEqual([
      ['1.in', '1 2\n'],
      ['1.out', '3\n'],
    ]);
  });

  test('without any file is empty', async () => {
    expect(await readAll(buildZip([]))).toEqual(new Map());
    expect(await readAll(buildZip([{ name: 'folder/' }]))).toEqual(new Map());
  });

  test('lends a file that is left half read, and closes', async () => {
    const archive = await open(buildZip([{ name: 'a', content: randomBytes(2_000_000), isDeflated: true }]));
    const stream = await archive.files.get('a')?.open();
    await new Promise((resolve) => stream?.once('data', resolve));
    stream?.destroy();
    await archive.close();
  });
});

describe('names', () => {
  const gbk = Buffer.from([0xca, 0xe4, 0xc8, 0xeb, 0x31, 0x2e, 0x69, 0x6e]);
  // The second byte of this letter is that of a backslash.
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

  test('of what systems add are left out', async () => {
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
    await expectRefusal(buildZip([{ name: 'fine' }, { name }]), { code: 'unsafe-name', entry });
  });

  test('longer than any path are refused', async () => {
    await expectRefusal(buildZip([{ name: 'x'.repeat(1025) }]), {
      code: 'unsafe-name',
      entry: 'x'.repeat(200),
    });
  });

  test('that claim to be UTF-8 and are not are refused', async () => {
    const bytes = buildZip([{ name: Buffer.from([0xca, 0xe4]), flags: 0x800 }]);
    await expectRefusal(bytes, { code: 'unsafe-name', entry: '\u{fffd}\u{fffd}' });
  });

  test.each<[string, string[], string]>([
    ['twice', ['a', 'b', 'a'], 'a'],
    ['twice but for the slash', ['a/b', 'a\\b'], 'a/b'],
    ['alike to the eye', ['\u00e9', 'e\u0301'], '\u00e9'],
    ['of a file and a folder', ['a', 'a/'], 'a'],
    ['of a file and a folder of another', ['a/b/c', 'a/b'], 'a/b/c'],
  ])('%s are refused', async (_what, names, entry) => {
    await expectRefusal(buildZip(names.map((name) => ({ name }))), { code: 'double-name', entry });
  });
});

describe('entries that are no plain files', () => {
  test.each<[string, ZipEntry, ArchiveErrorCode]>([
    ['a symbolic link', { name: 'x', content: '/etc/passwd', mode: 0o120777 }, 'special-file'],
    ['a device', { name: 'x', mode: 0o020644 }, 'special-file'],
    ['a pipe', { name: 'x', mode: 0o010644 }, 'special-file'],
    ['encrypted', { name: 'x', content: 'secret', flags: 0x801 }, 'encrypted'],
    ['compressed otherwise', { name: 'x', content: 'BZh', method: 12 }, 'unknown-compression'],
  ])('%s', async (_what, entry, code) => {
    await expectRefusal(buildZip([{ name: 'fine' }, entry]), { code, entry: 'x' });
  });

  test('strong encryption hides even its name', async () => {
    await expectRefusal(buildZip([{ name: 'x', flags: 0x841 }]), { code: 'encrypted', entry: null });
  });
});

describe('what is not sound', () => {
  test.each([
    ['nothing', ''],
    ['text', 'a file that is not an archive'],
    ['another archive', 'Rar!\x1a\x07\x00'],
  ])('%s is no archive', async (_what, text) => {
    await expectRefusal(Buffer.from(text), { code: 'not-an-archive', entry: null });
  });

  test('cut off anywhere, it is refused', async () => {
    const entries = ['1.in', '1.out', 'a/2.in'].map((name) => ({
      name,
      content: `${name}\n`.repeat(9),
      isDeflated: true,
    }));
    const whole = buildZip(entries, { comment: 'made by hand' });
    for (let length = 2; length < whole.length; length += 3)
      await expectRefusal(whole.subarray(0, length), { code: 'damaged', entry: null });
  });

  test('with a piece missing in its middle, it is refused', async () => {
    const whole = buildZip([{ name: 'a', content: randomBytes(500) }, { name: 'b' }]);
    const bytes = Buffer.concat([whole.subarray(0, 200), whole.subarray(260)]);
    await expectRefusal(bytes, { code: 'damaged', entry: null });
  });

  test.each<[string, Partial<ZipEntry>, ArchiveErrorCode]>([
    ['another checksum', { checksum: 1 }, 'damaged'],
    ['more than promised', { sizeBytes: 10 }, 'wrong-size'],
    ['less than promised', { sizeBytes: 5000 }, 'wrong-size'],
    ['a stored size that differs', { isDeflated: false, sizeBytes: 10 }, 'wrong-size'],
    ['what is not deflated', { isDeflated: false, method: 8 }, 'damaged'],
    ['what is deflated and cut off', { compressedBytes: 4 }, 'damaged'],
  ])('%s is found when it is read, and the file is named', async (_what, lie, code) => {
    const entry = { name: 'b', content: 'b\n'.repeat(1000), isDeflated: true, ...lie };
    await expectRefusal(buildZip([{ name: 'a' }, entry, { name: 'c' }]), { code, entry: 'b' });
  });

  test('a place that holds something else is found when it is read', async () => {
    const bytes = buildZip([
      { name: 'a', content: 'x'.repeat(100) },
      { name: 'b', offset: 132 },
    ]);
    await expectRefusal(bytes, { code: 'damaged', entry: 'b' });
  });

  test('a directory that holds more than it counts is refused', async () => {
    const entries = [{ name: 'a' }, { name: 'b' }];
    await expectRefusal(buildZip(entries, { entryCount: 1 }), { code: 'damaged', entry: null });
    await expectRefusal(buildZip(entries, { entryCount: 3 }), { code: 'damaged', entry: null });
  });
});

describe('bombs', () => {
  const small = { entries: 10, entryBytes: 1000, totalBytes: 2500 };

  test.each<[string, ZipEntry[], { code: ArchiveErrorCode; entry: string | null; limit: number }]>([
    [
      'too many entries',
      Array.from({ length: 11 }, (_, index) => ({ name: String(index) })),
      { code: 'too-many-entries', entry: null, limit: 10 },
    ],
    [
      'an entry that is too large',
      [{ name: 'a' }, { name: 'b', content: 'x'.repeat(1001), isDeflated: true }],
      { code: 'entry-too-large', entry: 'b', limit: 1000 },
    ],
    [
      'too much together',
      ['a', 'b', 'c'].map((name) => ({ name, content: 'x'.repeat(900), isDeflated: true })),
      { code: 'archive-too-large', entry: null, limit: 2500 },
    ],
  ])('%s', async (_what, entries, expected) => {
    await expectRefusal(buildZip(entries), expected, small);
  });

  test('a size of almost nothing that inflates without end stops at its first byte too many', async () => {
    const content = Buffer.alloc(50_000_000);
    const entry = { name: 'bomb', content: deflateRawSync(content), method: 8, sizeBytes: 900 };
    await expectRefusal(buildZip([entry]), { code: 'wrong-size', entry: 'bomb' }, small);
  });

  test('a ratio beyond belief is refused before anything is unpacked', async () => {
    const entry = { name: 'a', content: 'x', method: 8, sizeBytes: 1024 ** 3 };
    await expectRefusal(buildZip([entry]), { code: 'suspicious-compression', entry: null, limit: 250 });
  });

  test('a high ratio of little is fine', async () => {
    const content = Buffer.alloc(5_000_000, '1\n');
    const contents = await readAll(buildZip([{ name: '1.in', content, isDeflated: true }]));
    expect(contents.get('1.in')?.length).toBe(5_000_000);
  });

  test('a hundred thousand entries are refused by their count, and hidden ones as well', async () => {
    const entries = Array.from({ length: 100_000 }, (_, index) => ({ name: String(index) }));
    const bytes = buildZip(entries);
    // The count has 16 bits: it says 34,464.
    await expectRefusal(bytes, { code: 'too-many-entries', entry: null, limit: 20_000 });
    bytes.writeUInt16LE(5, bytes.length - 12);
    await expectRefusal(bytes, { code: 'damaged', entry: null });
  });

  test('entries that share their bytes are refused', async () => {
    const kernel = { content: 'k'.repeat(500), isDeflated: true };
    await expectRefusal(
      buildZip([
        { name: 'a', ...kernel },
        { name: 'b', ...kernel, offset: 0 },
      ]),
      {
        code: 'overlapping-entries',
        entry: 'a',
      },
    );
    // Its own header says that the content begins later: inside the next entry.
    const quoting = [
      { name: 'a', content: 'x', localExtraLength: 40 },
      { name: 'b', content: 'y'.repeat(60) },
    ];
    await expectRefusal(buildZip(quoting), { code: 'overlapping-entries', entry: 'a' });
  });
});

describe('text', () => {
  test.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from('题目\r\n'), '题目\r\n'],
    ['UTF-8 with a byte order mark', Buffer.from('\u{feff}题目'), '题目'],
    ['GBK', Buffer.from([0xcc, 0xe2, 0xc4, 0xbf]), '题目'],
  ])('in %s is read', async (_what, content, expected) => {
    const archive = await open(buildZip([{ name: 'statement.md', content }]));
    expect(await archive.files.get('statement.md')?.readText(100)).toBe(expected);
    await archive.close();
  });

  test('that is too long or no text is refused by its name', async () => {
    const archive = await open(buildZip([{ name: 'a', content: Buffer.from([0xff, 0xff, 0xff]) }]));
    const file = archive.files.get('a');
    await expect(file?.readText(2)).rejects.toMatchObject({ code: 'entry-too-large', entry: 'a', limit: 2 });
    await expect(file?.readText(3)).rejects.toMatchObject({ code: 'not-text', entry: 'a' });
    await archive.close();
  });
});
