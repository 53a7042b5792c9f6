import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callError } from '../errors/call-error.ts';
import { handleErrors } from './error-responses.ts';
import { withSpooledUpload } from './spool-upload.ts';
import { openUploadFolder } from './upload-folder.ts';

let app: FastifyInstance;
let folder: string;

const rules = { field: 'file', maximumBytes: 1000, tooLarge: 'attachmentTooLarge', isSpooled: true } as const;

/** So many bytes may still be written. */
let roomBytes = Infinity;
const diskReserve = {
  watchWriting: () => async (bytes: number) => {
    roomBytes -= bytes;
    if (roomBytes < 0) throw callError('diskFull');
  },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-spool-'));
  app = Fastify();
  handleErrors(app, 1000);
  await app.register(multipart);
  app.decorate('uploadFolder', await openUploadFolder(folder));
  app.post('/', (request) =>
    withSpooledUpload(request, { rules, diskReserve }, async ({ file, fields }) => {
      if (fields['fail'] !== undefined) throw new Error('the work failed');
      return {
        name: file.name,
        sizeBytes: file.sizeBytes,
        content: await readFile(file.path, 'utf8'),
        fields,
      };
    }),
  );
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function post(parts: (form: FormData) => void) {
  const form = new FormData();
  parts(form);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const listLeft = async () => {
  const [own] = await readdir(join(folder, 'uploads'));
  return own === undefined ? [] : readdir(join(folder, 'uploads', own));
};

test('passes the file and its fields to the work, and removes the file afterwards', async () => {
  const answer = await post((form) => {
    form.append('format', 'hoj');
    form.append('file', new Blob(['content']), 'problems.zip');
  });
  expect(answer.json()).toEqual({
    name: 'problems.zip',
    sizeBytes: 7,
    content: 'content',
    fields: { format: 'hoj' },
  });
  expect(await listLeft()).toEqual([]);
});

test('removes the file if the work fails', async () => {
  const answer = await post((form) => {
    form.append('fail', 'yes');
    form.append('file', new Blob(['content']), 'problems.zip');
  });
  expect(answer.statusCode).toBe(500);
  expect(await listLeft()).toEqual([]);
});

test.each([
  ['larger than allowed', (form: FormData) => form.append('file', new Blob(['x'.repeat(1001)]), 'a'), 128],
  ['none at all', (form: FormData) => form.append('other', 'x'), 'file'],
  ['under another name', (form: FormData) => form.append('other', new Blob(['x']), 'a'), 'file'],
])('refuses a file %s and leaves nothing on disk', async (_, parts, word) => {
  const answer = await post(parts);
  expect(answer.json<{ status: number }>().status).toBe(400);
  expect(answer.json<{ msg: string }>().msg).toContain(String(word));
  expect(await listLeft()).toEqual([]);
});

test('refuses a file for which the disk has no room while it arrives', async () => {
  roomBytes = 500;
  const answer = await post((form) => form.append('file', new Blob(['x'.repeat(600)]), 'a'));
  roomBytes = Infinity;
  expect(answer.json<{ status: number }>().status).toBe(503);
  expect(answer.json<{ msg: string }>().msg).toContain('磁盘空间不足');
  expect(await listLeft()).toEqual([]);
});

test('leaves nothing on disk of a truncated body', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=line' },
    payload: '--line\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf of it',
  });
  expect(answer.statusCode).toBe(400);
  expect(await listLeft()).toEqual([]);
});

test('a starting server removes files of a killed one, and keeps those of running ones', async () => {
  const data = await mkdtemp(join(tmpdir(), 'touchstone-spool-'));
  const machine = hostname().replace(/[^\w.-]/g, '_');
  // No process has this id: it is above the maximum of Linux.
  const dead = `${machine}+4194400+1`;
  const reborn = `${machine}+${String(process.pid)}+1`;
  const parent = `${machine}+${String(process.ppid)}+1`;
  const elsewhere = 'another-machine+1+1';
  for (const name of [dead, reborn, parent, elsewhere]) {
    await mkdir(join(data, 'uploads', name), { recursive: true });
    await writeFile(join(data, 'uploads', name, 'upload'), 'x');
  }
  await openUploadFolder(data);
  expect((await readdir(join(data, 'uploads'))).toSorted()).toEqual([elsewhere, parent].toSorted());
  await rm(data, { recursive: true, force: true });
});
