import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3TestServer, type S3TestServer } from '../../../platform/storage/testing/s3-test-server.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { describeDatabaseAddress, roomLevel } from './describe-storage.ts';
import { tryStorage } from './try-storage.ts';

let server: TestServer;
let root: { id: string; token: string };
beforeAll(async () => {
  server = await startTestServer();
  root = await server.addUser({ role: 'root' });
});
afterAll(() => server.close());

const describeStore = async () =>
  (await server.call('GET /api/admin/config/storage', { token: root.token })).envelope.data;

describe('the store of files', () => {
  test('is described with its usage by purpose, shared content counted once', async () => {
    const { database, configuration } = server.platform;
    const file = { name: 'a', mediaType: 'image/png', purpose: 'avatar' };
    await database
      .insertInto('storedFile')
      .values([
        { ...file, sha256: 'a'.repeat(64), sizeBytes: 100 },
        { ...file, sha256: 'a'.repeat(64), sizeBytes: 100 },
        { ...file, sha256: 'b'.repeat(64), sizeBytes: 11 },
      ])
      .execute();
    const { id: problemId } = await database
      .insertInto('problem')
      .values({ displayId: 'S1', title: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('problemCase')
      .values({
        problemId,
        position: 1,
        inputName: '1.in',
        inputSha256: 'c'.repeat(64),
        inputBytes: 1000,
        answerName: '1.out',
        answerSha256: 'd'.repeat(64),
        answerBytes: 24,
      })
      .execute();
    expect(await describeStore()).toMatchObject({
      kind: 'disk',
      location: join(configuration.dataDirectory, 'files'),
      region: null,
      usage: [
        { purpose: 'test-data', files: 2, bytes: 1024 },
        { purpose: 'avatar', files: 2, bytes: 111 },
      ],
      disk: { folder: join(configuration.dataDirectory, 'files') },
    });
  });

  test('is tested with a file that is deleted afterwards', async () => {
    const { envelope } = await server.call('POST /api/admin/config/test-storage', { token: root.token });
    expect(envelope.data).toMatchObject({ isWorking: true, failedStep: null, reason: null });
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .select(['actorId', 'action', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({ actorId: root.id, action: 'storage.try', after: { isWorking: true } });
    const left = await readdir(join(server.platform.configuration.dataDirectory, 'files'), {
      recursive: true,
      withFileTypes: true,
    });
    // The mark of the site stays.
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['touchstone-site']);
  });

  test('that refuses, loses or changes content is reported with the step and the error message', async () => {
    const { fileStore } = server.platform;
    const refuse = () => Promise.reject(new Error('no space left'));
    expect(await tryStorage({ ...fileStore, put: refuse })).toMatchObject({
      isWorking: false,
      failedStep: 'write',
      reason: 'no space left',
    });
    const other = await fileStore.put(Buffer.from('something else'));
    expect(await tryStorage({ ...fileStore, open: () => fileStore.open(other) })).toMatchObject({
      isWorking: false,
      failedStep: 'read',
    });
    await fileStore.remove(other);
  });

  test.each([
    [{ totalBytes: 500e9, freeBytes: 400e9 }, 'fine'],
    [{ totalBytes: 4000e9, freeBytes: 100e9 }, 'fine'],
    [{ totalBytes: 500e9, freeBytes: 40e9 }, 'low'],
    [{ totalBytes: 100e9, freeBytes: 4e9 }, 'critical'],
    [{ totalBytes: 20e9, freeBytes: 0.5e9 }, 'critical'],
    [{ totalBytes: 0, freeBytes: 0 }, 'critical'],
  ])('with %j of free space is %s', (room, level) => {
    expect(roomLevel(room)).toBe(level);
  });
});

describe('a store in a bucket', () => {
  let s3: S3TestServer;
  let withBucket: TestServer;
  beforeAll(async () => {
    s3 = await startS3TestServer();
    withBucket = await startTestServer({ storageUrl: s3.storageUrl });
  });
  afterAll(async () => {
    await withBucket.close();
    await s3.close();
  });

  test('is described without its keys, and works', async () => {
    const { token } = await withBucket.addUser({ role: 'root' });
    const { envelope } = await withBucket.call('GET /api/admin/config/storage', { token });
    const { username, password } = new URL(s3.storageUrl);
    expect(envelope.data).toMatchObject({ kind: 's3' });
    for (const secret of [username, password]) expect(JSON.stringify(envelope)).not.toContain(secret);
    const tried = await withBucket.call('POST /api/admin/config/test-storage', { token });
    expect(tried.envelope.data).toMatchObject({ isWorking: true });
  });
});

describe('the database', () => {
  test('is described to existing clients without its password, and cannot be changed', async () => {
    const get = await server.call('GET /api/admin/config/get-db-and-redis-config', { token: root.token });
    expect(get.envelope.data).toMatchObject({ dbPassword: null, redisHost: null, redisPassword: null });
    const set = await server.call('PUT /api/admin/config/set-db-and-redis-config', { token: root.token });
    expect([set.httpStatus, set.envelope.status, set.errorCode]).toEqual([200, 400, 'databaseFixed']);
  });

  test.each([
    ['postgres://me:s%40cret@db.example:6543/site', ['site', 'db.example', 6543, 'me']],
    ['postgres://localhost', [null, 'localhost', null, null]],
  ])('%s is described as %j', (databaseUrl, parts) => {
    const { dbName, dbHost, dbPort, dbUsername, dbPassword } = describeDatabaseAddress(databaseUrl);
    expect([dbName, dbHost, dbPort, dbUsername]).toEqual(parts);
    expect(dbPassword).toBeNull();
  });
});

test('refuses other administrators, users and guests', async () => {
  const calls = [
    'GET /api/admin/config/storage',
    'POST /api/admin/config/test-storage',
    'GET /api/admin/config/get-db-and-redis-config',
    'PUT /api/admin/config/set-db-and-redis-config',
  ] as const;
  for (const role of ['admin', 'problem_admin', 'default_user'] as const) {
    const { token } = await server.addUser({ role });
    for (const name of calls) expect((await server.call(name, { token })).httpStatus).toBe(403);
  }
  for (const name of calls) expect((await server.call(name)).errorCode).toBe('loginRequired');
});
