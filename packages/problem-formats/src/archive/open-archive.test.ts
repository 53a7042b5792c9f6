import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import type { ArchiveErrorCode } from './archive-error.ts';
import { buildZip, type ZipEntry } from './testing/build-zip.ts';
import { makeArchiveReader, type ArchiveReader } from './testing/read-archive.ts';

let reader: ArchiveReader;
beforeAll(async () => {
  reader = await makeArchiveReader();
});
afterAll(() => reader.remove());

describe('an honest archive', () => {
  test('returns each file completely, as stream or text, repeatedly', async () => {
    const large = randomBytes(1_000_000);
    const archive = await reader.open(
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

  test('of a usual zip program, with sizes after the content, is read', async () => {
    const zip = new ZipFile();
    zip.addReadStream(Readable.from(['1 2\n']), '1.in');
    zip.addBuffer(Buffer.from('3\n'), '1.out', { compress: false });
    zip.end();
    const contents = await reader.readAll(await buffer(zip.outputStream));
    expect([...contents].map(([name, content]) => [name, content.toString()])).toEqual([
      ['1.in', '1 2\n'],
      ['1.out', '3\n'],
    ]);
  });

  test('without any file is empty', async () => {
    expect(await reader.readAll(buildZip([]))).toEqual(new Map());
    expect(await reader.readAll(buildZip([{ name: 'folder/' }]))).toEqual(new Map());
  });

  test('closes with a file half read', async () => {
    const archive = await reader.open(
      buildZip([{ name: 'a', content: randomBytes(2_000_000), isDeflated: true }]),
    );
    const stream = await archive.files.get('a')?.open();
    await new Promise((resolve) => stream?.once('data', resolve));
    stream?.destroy();
    await archive.close();
  });
});

describe('entries that are not regular files', () => {
  test.each<[string, ZipEntry, ArchiveErrorCode]>([
    ['a symbolic link', { name: 'x', content: '/etc/passwd', mode: 0o120777 }, 'special-file'],
    ['a device', { name: 'x', mode: 0o020644 }, 'special-file'],
    ['a pipe', { name: 'x', mode: 0o010644 }, 'special-file'],
    ['encrypted', { name: 'x', content: 'secret', flags: 0x801 }, 'encrypted'],
    ['compressed otherwise', { name: 'x', content: 'BZh', method: 12 }, 'unknown-compression'],
  ])('%s', async (_what, entry, code) => {
    await reader.expectRefusal(buildZip([{ name: 'fine' }, entry]), { code, entry: 'x' });
  });

  test('strong encryption hides even its name', async () => {
    await reader.expectRefusal(buildZip([{ name: 'x', flags: 0x841 }]), { code: 'encrypted', entry: null });
  });
});

describe('damaged archives', () => {
  test.each([
    ['nothing', ''],
    ['text', 'a file that is not an archive'],
    ['another archive', 'Rar!\x1a\x07\x00'],
  ])('%s is not an archive', async (_what, text) => {
    await reader.expectRefusal(Buffer.from(text), { code: 'not-an-archive', entry: null });
  });

  test('refuses an archive that is truncated anywhere', async () => {
    const entries = ['1.in', '1.out', 'a/2.in'].map((name) => ({
      name,
      content: `${name}\n`.repeat(9),
      isDeflated: true,
    }));
    const whole = buildZip(entries, { comment: 'made by hand' });
    for (let length = 2; length < whole.length; length += 3)
      await reader.expectRefusal(whole.subarray(0, length), { code: 'damaged', entry: null });
  });

  test('refuses an archive with missing bytes in the middle', async () => {
    const whole = buildZip([{ name: 'a', content: randomBytes(500) }, { name: 'b' }]);
    const bytes = Buffer.concat([whole.subarray(0, 200), whole.subarray(260)]);
    await reader.expectRefusal(bytes, { code: 'damaged', entry: null });
  });

  test.each<[string, Partial<ZipEntry>, ArchiveErrorCode]>([
    ['another checksum', { checksum: 1 }, 'damaged'],
    ['more than promised', { sizeBytes: 10 }, 'wrong-size'],
    ['less than promised', { sizeBytes: 5000 }, 'wrong-size'],
    ['a stored size that differs', { isDeflated: false, sizeBytes: 10 }, 'wrong-size'],
    ['what is not deflated', { isDeflated: false, method: 8 }, 'damaged'],
    ['what is deflated and cut off', { compressedBytes: 4 }, 'damaged'],
  ])('%s is detected on read, and the error names the file', async (_what, lie, code) => {
    const entry = { name: 'b', content: 'b\n'.repeat(1000), isDeflated: true, ...lie };
    await reader.expectRefusal(buildZip([{ name: 'a' }, entry, { name: 'c' }]), { code, entry: 'b' });
  });

  test('detects a wrong local header on read', async () => {
    const bytes = buildZip([
      { name: 'a', content: 'x'.repeat(100) },
      { name: 'b', offset: 132 },
    ]);
    await reader.expectRefusal(bytes, { code: 'damaged', entry: 'b' });
  });

  test('refuses a directory with more entries than its count', async () => {
    const entries = [{ name: 'a' }, { name: 'b' }];
    await reader.expectRefusal(buildZip(entries, { entryCount: 1 }), { code: 'damaged', entry: null });
    await reader.expectRefusal(buildZip(entries, { entryCount: 3 }), { code: 'damaged', entry: null });
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
    await reader.expectRefusal(buildZip(entries), expected, small);
  });

  test('stops inflating at the first byte beyond the declared size', async () => {
    const content = Buffer.alloc(50_000_000);
    const entry = { name: 'bomb', content: deflateRawSync(content), method: 8, sizeBytes: 900 };
    await reader.expectRefusal(buildZip([entry]), { code: 'wrong-size', entry: 'bomb' }, small);
  });

  test('refuses an extreme ratio before unpacking', async () => {
    const entry = { name: 'a', content: 'x', method: 8, sizeBytes: 1024 ** 3 };
    await reader.expectRefusal(buildZip([entry]), {
      code: 'suspicious-compression',
      entry: null,
      limit: 250,
    });
  });

  test('accepts a high ratio of a small archive', async () => {
    const content = Buffer.alloc(5_000_000, '1\n');
    const contents = await reader.readAll(buildZip([{ name: '1.in', content, isDeflated: true }]));
    expect(contents.get('1.in')?.length).toBe(5_000_000);
  });

  test('refuses a hundred thousand entries, also if the count hides them', async () => {
    const entries = Array.from({ length: 100_000 }, (_, index) => ({ name: String(index) }));
    const bytes = buildZip(entries);
    // The count has 16 bits: it contains 34,464.
    await reader.expectRefusal(bytes, { code: 'too-many-entries', entry: null, limit: 20_000 });
    bytes.writeUInt16LE(5, bytes.length - 12);
    await reader.expectRefusal(bytes, { code: 'damaged', entry: null });
  });

  test('refuses entries that share bytes', async () => {
    const kernel = { content: 'k'.repeat(500), isDeflated: true };
    await reader.expectRefusal(
      buildZip([
        { name: 'a', ...kernel },
        { name: 'b', ...kernel, offset: 0 },
      ]),
      {
        code: 'overlapping-entries',
        entry: 'a',
      },
    );
    // Its local header says that the content begins later: inside the next entry.
    const quoting = [
      { name: 'a', content: 'x', localExtraLength: 40 },
      { name: 'b', content: 'y'.repeat(60) },
    ];
    await reader.expectRefusal(buildZip(quoting), { code: 'overlapping-entries', entry: 'a' });
  });
});
