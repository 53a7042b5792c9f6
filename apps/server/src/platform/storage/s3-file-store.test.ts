import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3TestServer, type Fault, type S3TestServer } from './testing/s3-test-server.ts';
import { ConfigurationError } from '../configuration.ts';
import { createFileStore } from './create-file-store.ts';
import { hashContent } from './file-store.ts';
import { listS3Content } from './list-s3-content.ts';
import { FileStoreError } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { parseS3Location } from './s3-location.ts';

let server: S3TestServer;
beforeAll(async () => {
  server = await startS3TestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.faults.length = 0;
  server.requests.length = 0;
});

/** However slow the machine is, a response arrives in time. */
const patient = { attempts: 3, firstPauseMs: 1, responseTimeoutMs: 600_000 };
/** For a store that says nothing: short enough to wait for a timeout. */
const impatient = { ...patient, responseTimeoutMs: 2000 };
const storeAt = (storageUrl: string, retryPolicy = patient) =>
  createS3FileStore(parseS3Location(storageUrl), { retryPolicy });

test('removes upload files of a killed server after a day', async () => {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'to-store-test-'));
  const [old, young] = [join(temporaryFolder, 'to-store-old'), join(temporaryFolder, 'to-store-young')];
  await Promise.all([writeFile(old, 'x'), writeFile(young, 'x')]);
  const yesterday = new Date(Date.now() - 86_400_001);
  await utimes(old, yesterday, yesterday);
  await createS3FileStore(parseS3Location(server.storageUrl), { temporaryFolder }).sweepUnfinished();
  expect(await readdir(temporaryFolder)).toEqual(['to-store-young']);
  await rm(temporaryFolder, { recursive: true });
  const gone = createS3FileStore(parseS3Location(server.storageUrl), { temporaryFolder });
  await expect(gone.sweepUnfinished()).resolves.toBeUndefined();
});

describe('a failing store', () => {
  test.each<[string, Fault[]]>([
    ['fails twice', [500, 503]],
    ['is overloaded', [429]],
    ['breaks the connection', ['broken', 'broken']],
    ['says nothing', ['silent']],
    ['does each once', ['silent', 500]],
  ])('that %s gets the request again and stores the content', async (_what, mischief) => {
    const bytes = randomBytes(1000);
    // A slow response counts as none: it uses up an attempt, too.
    const whenSilent = { ...impatient, attempts: 100 };
    const store = storeAt(server.storageUrl, mischief.includes('silent') ? whenSilent : patient);
    server.faults.push(...mischief);
    const sha256 = await store.put(bytes);
    server.faults.push(...mischief);
    expect(Buffer.compare(await buffer(await store.open(sha256)), bytes)).toBe(0);
  });

  test.each<[string, Fault, string]>([
    ['keeps failing', 503, 'responded 503 to HEAD'],
    ['keeps silent', 'silent', 'cannot be reached'],
    ['keeps breaking off', 'broken', 'cannot be reached'],
  ])('that %s fails after three attempts', async (_what, trouble, message) => {
    server.faults.push(trouble, trouble, trouble);
    const policy = trouble === 'silent' ? impatient : patient;
    const attempt = storeAt(server.storageUrl, policy).findSize(hashContent(Buffer.from('x')));
    await expect(attempt).rejects.toThrow(FileStoreError);
    await expect(attempt).rejects.toThrow(message);
    expect(server.requests).toHaveLength(3);
  });

  test('that is unreachable is an error, not a missing file', async () => {
    const store = storeAt('s3://key:secret@127.0.0.1:1/files?tls=off');
    await expect(store.findSize(hashContent(Buffer.from('x')))).rejects.toThrow('cannot be reached');
  });
});

describe('a refusal is final and names the reason', () => {
  const put = (storageUrl: string) => storeAt(storageUrl).put(randomBytes(10));

  test('a wrong secret', async () => {
    const url = `s3://${server.keys.accessKeyId}:wrong@${server.host}/files?region=${server.keys.region}&tls=off`;
    await expect(put(url)).rejects.toThrow('responded 403');
    expect(server.requests).toHaveLength(1);
  });

  test('a wrong region', async () => {
    await expect(put(server.storageUrl.replace(server.keys.region, 'elsewhere'))).rejects.toThrow(
      'responded 403',
    );
  });

  test('a bucket that does not exist', async () => {
    await expect(put(server.storageUrl.replace('/files?', '/nowhere?'))).rejects.toThrow('no such bucket');
  });
});

test('retries an interrupted upload of a stream', async () => {
  const bytes = randomBytes(200_000);
  const store = storeAt(server.storageUrl);
  // The store does not have the content, and accepts the third upload.
  server.faults.push(404, 500, 'broken');
  const { sha256 } = await store.putStream(Readable.from([bytes]));
  expect(Buffer.compare(await buffer(await store.open(sha256)), bytes)).toBe(0);
});

test('lists content in pages', async () => {
  const hashes = Array.from({ length: 5 }, (_, index) => hashContent(Buffer.from(String(index))));
  const page = (keys: string[], next: string) =>
    `<ListBucketResult>${keys
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
      )
      .join('')}${next}</ListBucketResult>`;
  const keyOf = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`;
  const pages = new Map([
    [
      'list-type=2',
      page(
        [...hashes.slice(0, 3).map(keyOf), 'readme.txt'],
        '<NextContinuationToken>a+b/c=</NextContinuationToken>',
      ),
    ],
    ['continuation-token=a%2Bb%2Fc%3D&list-type=2', page(hashes.slice(3).map(keyOf), '')],
  ]);
  const listed = [];
  for await (const { sha256 } of listS3Content((query) => Promise.resolve(pages.get(query) ?? '')))
    listed.push(sha256);
  expect(listed).toEqual(hashes);
});

test('does not upload existing content again', async () => {
  const bytes = randomBytes(100);
  await storeAt(server.storageUrl).put(bytes);
  server.requests.length = 0;
  await storeAt(server.storageUrl).put(bytes);
  expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['HEAD']);
});

describe('STORAGE_URL', () => {
  test('reads keys with escaped characters, region and scheme', () => {
    expect(parseS3Location('s3://key:a%2Fb%2Bc@store.example:9000/my-files?region=ap-1&tls=off')).toEqual({
      bucketUrl: 'http://store.example:9000/my-files',
      region: 'ap-1',
      accessKeyId: 'key',
      secretAccessKey: 'a/b+c',
    });
    expect(parseS3Location('s3://key:secret@store.example/files')).toMatchObject({
      bucketUrl: 'https://store.example/files',
      region: 'us-east-1',
    });
  });

  test.each([
    's3://key:hush-hush@store.example',
    's3://key:hush-hush@store.example/a/b',
    's3://key:hush-hush@store.example/UPPER',
    's3://key@store.example/files?hush-hush',
    's3://store.example/files?hush-hush',
    's3://key:hush-hush%zz@store.example/files',
    's3://key:hush-hush@store.example/files?tls=perhaps',
    's3:hush-hush',
    'S3://key:hush-hush@store.example/files',
    'https://key:hush-hush@store.example/files',
    'file://elsewhere/hush-hush',
  ])('%s is refused without repeating its secret', (storageUrl) => {
    const create = () => createFileStore({ storageUrl, dataDirectory: 'unused' });
    expect(create).toThrow(ConfigurationError);
    expect(create).not.toThrow('hush-hush');
  });
});
