import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
