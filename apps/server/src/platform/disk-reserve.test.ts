import pino from 'pino';
import { sql } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addProblem } from '../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createDiskReserve } from './disk-reserve.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.addUser());
});
afterAll(() => server.close());

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const submit = async () => {
  const { displayId } = await addProblem(server);
  return server.call('POST /api/submit-problem-judge', {
    token,
    body: {
      pid: displayId,
      language: 'C',
      code: 'int main(void) { return 0; } /* long enough for the rule */',
      isRemote: false,
    },
  });
};
const upload = () =>
  server.send({
    method: 'POST',
    url: '/api/file/upload-avatar',
    headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=b' },
    payload: '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nx\r\n--b--\r\n',
  });

test('refuses submissions and uploads below the reserve, reads on, and recovers when space returns', async () => {
  const { configuration } = server.platform;
  configuration.diskReserveBytes = Number.MAX_SAFE_INTEGER;
  for (const answer of [await submit(), await upload()])
    expect([answer.httpStatus, answer.envelope.status, answer.errorCode]).toEqual([200, 503, 'diskFull']);
  expect(await server.platform.database.selectFrom('submission').select('id').execute()).toEqual([]);
  expect((await server.call('GET /api/get-problem-list', { query: {} })).envelope.status).toBe(200);
  expect((await server.call('GET /api/get-user-auth-info', { token })).envelope.status).toBe(200);
  configuration.diskReserveBytes = 0;
  expect((await submit()).errorCode).not.toBe('diskFull');
  expect((await upload()).errorCode).not.toBe('diskFull');
});

test.each(['en-US', 'zh-CN', 'zh-HK'])('says why in %s', async (language) => {
  server.platform.configuration.diskReserveBytes = Number.MAX_SAFE_INTEGER;
  const { envelope } = await server.call('POST /api/submit-problem-judge', {
    token,
    headers: { 'accept-language': language },
    body: { pid: 'X', language: 'C', code: '' },
  });
  const words = { 'en-US': 'disk space', 'zh-CN': '磁盘空间', 'zh-HK': '磁碟空間' };
  expect(envelope.msg).toContain(words[language as keyof typeof words]);
  server.platform.configuration.diskReserveBytes = 0;
});

test('refuses nothing where the disk cannot be measured, and logs it', async () => {
  const logger = pino({ level: 'silent' });
  const warn = vi.spyOn(logger, 'warn');
  const reserve = createDiskReserve({ dataDirectory: '/no/such/folder', diskReserveBytes: 1 }, logger);
  await expect(reserve.requireSpace()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

describe('the reserve', () => {
  const mebibyte = 1024 ** 2;
  const open = (freeMegabytes: number) => {
    const disk = { freeBytes: freeMegabytes * mebibyte };
    const configuration = { dataDirectory: '/', diskReserveBytes: 100 * mebibyte };
    const reserve = createDiskReserve(configuration, pino({ level: 'silent' }), async () => disk.freeBytes);
    return { disk, reserve };
  };

  test('counts what a call announces, and what others have announced', async () => {
    const { reserve } = open(150);
    await expect(reserve.requireSpace(51 * mebibyte)).rejects.toMatchObject({ code: 'diskFull' });
    const end = await reserve.announce(30 * mebibyte);
    await expect(reserve.announce(30 * mebibyte)).rejects.toMatchObject({ code: 'diskFull' });
    end();
    await expect(reserve.announce(30 * mebibyte)).resolves.toBeTypeOf('function');
  });

  test('is kept while a file is written, however long it was said to be', async () => {
    const { disk, reserve } = open(120);
    const onPiece = reserve.watchWriting();
    const write = async () => {
      disk.freeBytes -= mebibyte;
      await onPiece(mebibyte);
    };
    const writing = async () => {
      for (let pieces = 0; pieces < 100; pieces += 1) await write();
    };
    await expect(writing()).rejects.toMatchObject({ code: 'diskFull' });
    expect(disk.freeBytes).toBeGreaterThan(90 * mebibyte);
  });
});

test('a call that announces more than fits is refused before its body', async () => {
  const { errorCode } = await server.send({
    method: 'POST',
    url: '/api/file/upload-avatar',
    headers: {
      authorization: token,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(2 ** 52),
    },
  });
  expect(errorCode).toBe('diskFull');
});

describe('a disk with no space at all', () => {
  test('is named to whoever saves a file', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const store = vi.spyOn(server.platform.fileStore, 'put').mockRejectedValue(full);
    onTestFinished(() => store.mockRestore());
    const payload = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n'),
      onePixel,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const { errorCode, envelope } = await server.send({
      method: 'POST',
      url: '/api/file/upload-avatar',
      headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=b' },
      payload,
    });
    expect([envelope.status, errorCode]).toEqual([503, 'diskFull']);
  });

  test.each([
    ['53100', 'could not extend file', 'diskFull'],
    ['58030', 'could not write to file: Read-only file system', 'diskReadOnly'],
  ])('of the database is named to whoever saves a row: %s', async (code, message, expected) => {
    const { database } = server.platform;
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS ${sql.lit(
      `BEGIN RAISE EXCEPTION USING ERRCODE = '${code}', MESSAGE = '${message}'; END`,
    )}`.execute(database);
    await sql`CREATE TRIGGER refuse BEFORE UPDATE ON user_account EXECUTE FUNCTION refuse()`.execute(
      database,
    );
    onTestFinished(async () => {
      await sql`DROP FUNCTION refuse() CASCADE`.execute(database);
    });
    const answer = await server.call('POST /api/change-userInfo', { token, body: { nickname: 'new name' } });
    expect([answer.envelope.status, answer.errorCode]).toEqual([503, expected]);
  });
});
