import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3TestServer, type S3TestServer } from '../../platform/storage/testing/s3-test-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { paint, startUploads, type Uploads } from './testing/uploads.ts';

let s3: S3TestServer;
let server: TestServer;
let uploads: Uploads;
beforeAll(async () => {
  s3 = await startS3TestServer();
  server = await startTestServer({ storageUrl: s3.storageUrl });
  uploads = await startUploads(server);
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

test('stores, serves and removes avatars in an S3-compatible store', async () => {
  const { id, token } = await server.addUser();
  await uploads.upload(token, await paint('#804020'));
  const first = String(await uploads.findAvatarUrl(id));
  const shown = await fetch(`${uploads.address}${first}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await shown.arrayBuffer()).byteLength).toBe((await uploads.listFiles(id))[0]?.sizeBytes);
  await uploads.upload(token, await paint('#208040'));
  expect((await fetch(`${uploads.address}${first}`)).status).toBe(404);
  const deleted = s3.requests.filter((request) => request.startsWith('DELETE'));
  expect(deleted).toEqual([expect.stringContaining(first.slice(16, 80))]);
});

test('a failing store leaves the account unchanged, and the caller gets an error', async () => {
  const { id, token } = await server.addUser();
  s3.faults.push(503, 503, 503);
  const { httpStatus, errorCode } = await uploads.upload(token, await paint('#402080'));
  expect([httpStatus, errorCode]).toEqual([503, 'fileStoreUnavailable']);
  expect(await uploads.listFiles(id)).toEqual([]);
  expect(await uploads.findAvatarUrl(id)).toBeNull();
});

test('the change succeeds even if the old picture cannot be removed', async () => {
  const { id, token } = await server.addUser();
  await uploads.upload(token, await paint('#abcdef'));
  s3.refusedMethods.add('DELETE');
  const { envelope } = await uploads.upload(token, await paint('#fedcba'));
  s3.refusedMethods.clear();
  expect(envelope.status).toBe(200);
  expect(await uploads.findAvatarUrl(id)).toBe(envelope.data?.avatar);
  expect(await uploads.listFiles(id)).toHaveLength(1);
});
