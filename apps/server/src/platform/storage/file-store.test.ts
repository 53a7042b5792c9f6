import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3TestServer, type S3TestServer } from './testing/s3-test-server.ts';
import { createFileStore } from './create-file-store.ts';
import { ContentTooLargeError, MissingContentError, type FileStore } from './file-store.ts';

let folder: string;
let s3: S3TestServer;
const stores: { disk?: FileStore; s3?: FileStore } = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-files-'));
  s3 = await startS3TestServer();
  stores.disk = createFileStore({ storageUrl: undefined, dataDirectory: folder });
  stores.s3 = createFileStore({ storageUrl: s3.storageUrl, dataDirectory: folder });
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const absent = hashOf(Buffer.from('nobody stored this'));

describe.each(['disk', 's3'] as const)('a file store on %s', (kind) => {
  const store = () => {
    const made = stores[kind];
    if (made === undefined) throw new Error('the store is not up');
    return made;
  };
  const read = async (sha256: string) => buffer(await store().open(sha256));

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('试金石\r\n\0\u{1F947}')],
    ['a megabyte and a byte', randomBytes(1_048_577)],
  ])('returns %s as it was stored, under its hash', async (_what, bytes) => {
    const sha256 = await store().put(bytes);
    expect(sha256).toBe(hashOf(bytes));
    expect(await store().findSize(sha256)).toBe(bytes.length);
    expect(Buffer.compare(await read(sha256), bytes)).toBe(0);
  });

  test('stores a slice of a larger buffer, not the buffer', async () => {
    const slice = Buffer.from('before[inside]after').subarray(7, 13);
    expect((await read(await store().put(slice))).toString()).toBe('inside');
  });

  test('carries a mark, which is no content', async () => {
    expect(await store().readMark()).toBeUndefined();
    await store().writeMark('one site');
    await store().writeMark('another site');
    expect(await store().readMark()).toBe('another site');
    const hashes: string[] = [];
    for await (const { sha256 } of store().list()) hashes.push(sha256);
    expect(hashes).not.toContain(hashOf(Buffer.from('another site')));
  });

  test('stores one content from twenty concurrent writers', async () => {
    const bytes = randomBytes(200_000);
    const hashes = await Promise.all(Array.from({ length: 20 }, () => store().put(bytes)));
    expect(new Set(hashes)).toEqual(new Set([hashOf(bytes)]));
    expect(Buffer.compare(await read(hashOf(bytes)), bytes)).toBe(0);
  });

  const inPieces = (bytes: Buffer, pieceBytes: number) =>
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, index) =>
        bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes),
      ),
      { objectMode: false },
    );

  test.each([
    ['nothing', 0, 1],
    ['bytes one by one', 100, 1],
    ['large pieces', 3_000_001, 700_000],
  ])('stores a stream of %s', async (_what, length, pieceBytes) => {
    const bytes = randomBytes(length);
    const content = await store().putStream(inPieces(bytes, pieceBytes), { maximumBytes: length });
    expect(content).toEqual({ sha256: hashOf(bytes), sizeBytes: length });
    expect(Buffer.compare(await read(content.sha256), bytes)).toBe(0);
  });

  test('stores one stream from ten concurrent writers, and again later', async () => {
    const bytes = randomBytes(300_000);
    const write = () => store().putStream(inPieces(bytes, 50_000));
    const written = await Promise.all(Array.from({ length: 10 }, write));
    expect(new Set(written.map(({ sha256 }) => sha256))).toEqual(new Set([hashOf(bytes)]));
    expect(await write()).toEqual({ sha256: hashOf(bytes), sizeBytes: 300_000 });
    expect(Buffer.compare(await read(hashOf(bytes)), bytes)).toBe(0);
  });

  test('stores nothing of a stream that is too long or fails, and destroys it', async () => {
    const bytes = randomBytes(1000);
    const tooLong = inPieces(bytes, 100);
    await expect(store().putStream(tooLong, { maximumBytes: 999 })).rejects.toThrow(ContentTooLargeError);
    expect(tooLong.destroyed).toBe(true);
    const failing = Readable.from(
      (function* fail() {
        yield bytes;
        throw new Error('the other side is gone');
      })(),
    );
    await expect(store().putStream(failing)).rejects.toThrow('the other side is gone');
    expect(await store().findSize(hashOf(bytes))).toBeUndefined();
    expect(
      (await readdir(folder, { recursive: true })).filter((name) => name.includes('/to-store-')),
    ).toEqual([]);
    expect(await readdir(join(folder, 'files', 'unfinished'))).toEqual([]);
  });

  test('lists all its content with the time of storage', async () => {
    const before = Date.now();
    const stored = new Set(await Promise.all([1, 2, 3].map(() => store().put(randomBytes(30)))));
    const listed = new Map<string, Date>();
    for await (const { sha256, storedAt } of store().list()) listed.set(sha256, storedAt);
    for (const sha256 of stored) {
      // Some stores round to whole seconds.
      expect(listed.get(sha256)?.getTime()).toBeGreaterThanOrEqual(before - 1000);
      await store().remove(sha256);
    }
    for await (const { sha256 } of store().list()) expect(stored).not.toContain(sha256);
  });

  test('reports missing content', async () => {
    expect(await store().findSize(absent)).toBeUndefined();
    await expect(store().open(absent)).rejects.toThrow(MissingContentError);
  });

  test('removes content, and accepts missing content', async () => {
    const sha256 = await store().put(randomBytes(10));
    await store().remove(sha256);
    await store().remove(sha256);
    expect(await store().findSize(sha256)).toBeUndefined();
    await expect(store().open(sha256)).rejects.toThrow(MissingContentError);
  });

  test('can store removed content again', async () => {
    const bytes = randomBytes(10);
    await store().remove(await store().put(bytes));
    expect(Buffer.compare(await read(await store().put(bytes)), bytes)).toBe(0);
  });

  test.each([
    '',
    '../../etc/passwd',
    `../${absent.slice(3)}`,
    absent.toUpperCase(),
    absent.slice(1),
    `${absent}\n`,
    `${absent}/x`,
  ])('refuses %j, which is not a hash', async (name) => {
    await expect(store().open(name)).rejects.toThrow('Not a content hash');
    await expect(store().findSize(name)).rejects.toThrow('Not a content hash');
    await expect(store().remove(name)).rejects.toThrow('Not a content hash');
  });
});

test('both stores use the same layout, so that a folder can be copied into a bucket', async () => {
  const bytes = randomBytes(20);
  const sha256 = hashOf(bytes);
  await stores.disk?.put(bytes);
  s3.requests.length = 0;
  await stores.s3?.put(bytes);
  expect(await readdir(join(folder, 'files', sha256.slice(0, 2)))).toContain(sha256);
  expect(s3.requests).toContain(`PUT /files/${sha256.slice(0, 2)}/${sha256}`);
});
