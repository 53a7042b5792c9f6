import { errorCodeHeader } from '@touchstone/contract';
import { fileLimits } from '@touchstone/contract/file-limits';
import { inTransaction } from '@touchstone/database';
import { buildZip } from '@touchstone/problem-formats/archive/testing/build-zip';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import { addProblem } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { getStagedTestData } from './get-staged-test-data.ts';
import { getUploadResult, startTestDataUploads, uploadPath, zipForm } from './testing/test-data-uploads.ts';

let server: TestServer;
let uploads: Awaited<ReturnType<typeof startTestDataUploads>>;
let admin: Awaited<ReturnType<TestServer['addUser']>>;
beforeAll(async () => {
  server = await startTestServer();
  uploads = await startTestDataUploads(server);
  admin = await server.addUser({ role: 'admin' });
});
afterAll(() => server.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await server.platform.database.deleteFrom('stagedTestData').execute();
  await server.platform.database.deleteFrom('eventCounter').execute();
});

const take = (token: string, userId = admin.id) =>
  inTransaction(server.platform.database, (transaction) => getStagedTestData(transaction, { token, userId }));

const pair = [
  { name: '1.in', content: '1 2\r\n', isDeflated: true },
  { name: '1.out', content: '3\r\n' },
];

describe('an archive of test data', () => {
  test('becomes ordered pairs, stored with normalised line endings', async () => {
    const answer = getUploadResult(
      await uploads.upload(admin.token, [
        { name: 'data/10.in', content: 'ten' },
        { name: 'data/readme.md', content: 'see' },
        ...pair.map((entry) => ({ ...entry, name: `data/${entry.name}` })),
        { name: 'data/2.in', content: 'two' },
        { name: 'data/2.ans', content: 'TWO' },
      ]),
    );
    const hashes = { inputHash: expect.stringMatching(/^[0-9a-f]{12}$/), outputHash: expect.any(String) };
    expect(answer.fileList).toEqual([
      { input: '1.in', output: '1.out', inputBytes: 4, outputBytes: 2, isOutputMissing: false, ...hashes },
      { input: '2.in', output: '2.ans', inputBytes: 3, outputBytes: 3, isOutputMissing: false, ...hashes },
      { input: '10.in', output: '10.out', inputBytes: 3, outputBytes: 0, isOutputMissing: true, ...hashes },
    ]);
    expect(answer).toMatchObject({ ignoredCount: 1, ignored: ['data/readme.md'] });
    const { cases } = await take(answer.fileListDir);
    const contents = await Promise.all(
      cases.map(async ({ inputSha256 }) => text(await server.platform.fileStore.open(inputSha256))),
    );
    expect(contents).toEqual(['1 2\n', 'two', 'ten']);
    expect(await uploads.listSpooled()).toEqual([]);
  });

  test.each([
    ['?mode=default', undefined],
    ['?mode=ergodic_without_error', undefined],
    ['?mode=subtask_lowest', 1],
    ['?mode=subtask_average&gid=', 1],
    ['?mode=nonsense', undefined],
    ['', undefined],
  ])('with %s starts in group %s', async (query, groupNum) => {
    const { fileList } = getUploadResult(await uploads.upload(admin.token, pair, { query }));
    expect(fileList[0]?.groupNum).toBe(groupNum);
  });

  test('may arrive twice concurrently: each upload has its own list', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => uploads.upload(admin.token, pair)));
    const tokens = answers.map((answer) => getUploadResult(answer).fileListDir);
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect((await take(token)).cases).toHaveLength(1);
  });

  test.each(['', 'x'.repeat(254) + '\u{1F947}', 'a\\b\0c', '../../etc/passwd'])(
    'may be called %j',
    async (name) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(buildZip(pair))]), name);
      expect((await uploads.post(form, { authorization: admin.token })).envelope.status).toBe(200);
    },
  );

  test('may be sent with the session cookie, as plain forms do', async () => {
    const cookie = { cookie: `touchstone_session=${admin.token}`, 'sec-fetch-site': 'same-origin' };
    expect((await uploads.post(zipForm(pair), cookie)).envelope.status).toBe(200);
  });
});

describe('the token', () => {
  test('is valid for its uploader only, more than once, and for a day', async () => {
    const { fileListDir } = getUploadResult(await uploads.upload(admin.token, pair));
    const other = await server.addUser({ role: 'root' });
    await expect(take(fileListDir, other.id)).rejects.toMatchObject({ code: 'stagedTestDataGone' });
    await expect(take('')).rejects.toMatchObject({ code: 'stagedTestDataGone' });
    expect((await take(fileListDir)).cases).toEqual((await take(fileListDir)).cases);
    await server.platform.database
      .updateTable('stagedTestData')
      .set({ createdAt: new Date(Date.now() - 86_400_001) })
      .execute();
    await expect(take(fileListDir)).rejects.toMatchObject({ code: 'stagedTestDataGone' });
  });
});

describe('permission to upload', () => {
  test.each(['root', 'admin', 'problem_admin'] as const)('%s', async (role) => {
    const { token } = await server.addUser({ role });
    expect((await uploads.upload(token, pair)).envelope.status).toBe(200);
  });

  test('is denied to everyone else', async () => {
    const { token } = await server.addUser();
    expect(await uploads.upload(token, pair)).toMatchObject({ errorCode: 'noPermission' });
    expect(await uploads.post(zipForm(pair), {})).toMatchObject({ errorCode: 'loginRequired' });
    expect(await uploads.countStaged()).toBe(0);
  });
});

describe('refusals', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ name: `case${String(index)}.dat` }));

  test.each([
    ['text', Buffer.from('1 2'), 'testDataRefused', 'not a zip archive'],
    [
      'a bad entry',
      [...pair, { name: '2.in', content: 'x', checksum: 1 }],
      'testDataRefused',
      '2.in: it is damaged',
    ],
    ['a slip', [{ name: '../1.in' }], 'testDataRefused', '../1.in: this name is not allowed'],
    ['nothing', [], 'testDataEmpty', 'empty'],
    ['no pairs', many, 'testDataUnpaired', 'Files found: case0.dat, case1.dat, '],
  ])('%s', async (_what, archive, errorCode, words) => {
    const answer = await uploads.upload(admin.token, archive);
    expect(answer).toMatchObject({ errorCode, httpStatus: 200, envelope: { status: 400, data: null } });
    expect(answer.envelope.msg).toContain(words);
    expect(await uploads.countStaged()).toBe(0);
    expect(await uploads.listSpooled()).toEqual([]);
  });

  test("are in the caller's language", async () => {
    const said = async (language: string) =>
      (await uploads.upload(admin.token, [{ name: 'a.bin', mode: 0o120777 }], { language })).envelope.msg;
    expect(await said('zh-CN')).toBe('无法读取测试数据压缩包：a.bin：是链接或特殊文件，不能使用。');
    expect(await said('zh-HK')).toBe('無法讀取測試數據壓縮檔：a.bin：是連結或特殊檔案，不能使用。');
    expect(await said('en-US')).toBe(
      'Cannot read the test data archive: a.bin: it is a link or a special file, which is not allowed.',
    );
  });

  test('cover a missing file and a wrong field name', async () => {
    const answer = await uploads.post(zipForm(pair, 'archive'), { authorization: admin.token });
    expect(answer).toMatchObject({ errorCode: 'invalidField' });
  });
});

describe('upload limits', () => {
  /** The response to an upload of which only the first bytes are sent. */
  const beginUpload = (token: string, language = 'en-US') =>
    new Promise<{ errorCode: string | undefined; message: string }>((resolve, reject) => {
      const headers = {
        authorization: token,
        'accept-language': language,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 1_000_000,
      };
      const request = httpRequest(`${uploads.address}${uploadPath}`, { method: 'POST', headers });
      request.on('error', reject);
      request.on('response', (response) => {
        text(response).then((body) => {
          request.destroy();
          const { msg } = JSON.parse(body) as { msg: string };
          resolve({ errorCode: response.headers[errorCodeHeader.toLowerCase()]?.toString(), message: msg });
        }, reject);
      });
      request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="d.zip"\r\n\r\nPK');
    });

  const addStaged = async (ownerId: string, inputBytes: number, sha256 = 'a'.repeat(64)) => {
    const token = `${ownerId}-${sha256.slice(0, 1)}`;
    const { database } = server.platform;
    await database
      .insertInto('stagedTestData')
      .values({ token, ownerId, archiveName: 'd.zip', createdAt: new Date() })
      .execute();
    const answer = { answerName: '1.out', answerSha256: sha256, answerBytes: inputBytes };
    await database
      .insertInto('stagedTestCase')
      .values({ token, position: 1, inputName: '1.in', inputSha256: sha256, inputBytes, ...answer })
      .execute();
  };

  test('are checked before the file is received', async () => {
    const { id, token } = await server.addUser({ role: 'admin' });
    for (let count = 0; count < 60; count += 1) await enforceRateLimit(server.platform, 'upload', id);
    expect(await beginUpload(token)).toMatchObject({ errorCode: 'tooManyRequests' });
    expect(await uploads.listSpooled()).toEqual([]);
  });

  test('count the staged uploads, before the file is received', async () => {
    const { id, token } = await server.addUser({ role: 'admin' });
    await addStaged(id, fileLimits.stagedMaximumBytes);
    expect(await beginUpload(token)).toMatchObject({ errorCode: 'stagedTestDataFull' });
    expect((await beginUpload(token, 'zh-CN')).message).toContain('尚未随题目保存的测试数据最多为 8 GB');
    expect((await beginUpload(token, 'zh-HK')).message).toContain('未隨題目儲存的測試數據最多為 8 GB');
    expect((await uploads.upload(admin.token, pair)).envelope.status).toBe(200);
  });

  test('count the content of the archive', async () => {
    const { id, token } = await server.addUser({ role: 'admin' });
    await addStaged(id, fileLimits.stagedMaximumBytes - 1);
    const put = vi.spyOn(server.platform.fileStore, 'putStream');
    expect(await uploads.upload(token, pair)).toMatchObject({ errorCode: 'stagedTestDataFull' });
    expect(put).not.toHaveBeenCalled();
  });

  test('ignore content that a problem uses, and duplicates', async () => {
    const { id, token } = await server.addUser({ role: 'admin' });
    const { id: problemId } = await addProblem(server);
    const half = fileLimits.stagedMaximumBytes / 2;
    await addStaged(id, half, 'b'.repeat(64));
    await addStaged(id, fileLimits.stagedMaximumBytes, 'c'.repeat(64));
    const files = { inputName: '1.in', inputBytes: 1, answerName: '1.out', answerBytes: 1 };
    await server.platform.database
      .insertInto('problemCase')
      .values({
        problemId,
        position: 1,
        ...files,
        inputSha256: 'c'.repeat(64),
        answerSha256: 'c'.repeat(64),
      })
      .execute();
    expect((await uploads.upload(token, pair)).envelope.status).toBe(200);
  });
});

describe('failures', () => {
  test('reports a full disk and stores nothing partial', async () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' });
    const { putStream } = server.platform.fileStore;
    let stored = 0;
    vi.spyOn(server.platform.fileStore, 'putStream').mockImplementation((stream, options) => {
      stored += 1;
      if (stored < 3) return putStream(stream, options);
      stream.destroy();
      return Promise.reject(full);
    });
    const archive = ['1', '2', '3', '4', '5'].map((name) => ({ name: `${name}.in`, content: name }));
    expect(await uploads.upload(admin.token, archive)).toMatchObject({
      errorCode: 'diskFull',
      envelope: { status: 503 },
    });
    expect(await uploads.countStaged()).toBe(0);
    expect(await uploads.listSpooled()).toEqual([]);
    vi.restoreAllMocks();
    expect(getUploadResult(await uploads.upload(admin.token, archive)).fileList).toHaveLength(5);
  });

  test('stores nothing when the connection breaks', async () => {
    const bytes = buildZip([{ name: '1.in', content: Buffer.alloc(300_000, 'x') }]);
    await new Promise<void>((resolve) => {
      const request = httpRequest(`${uploads.address}${uploadPath}`, {
        method: 'POST',
        headers: {
          authorization: admin.token,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': bytes.length + 1000,
        },
      });
      request.on('error', () => {
        resolve();
      });
      request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="d.zip"\r\n\r\n');
      request.write(bytes.subarray(0, 200_000), () => {
        request.destroy(new Error('unplugged'));
      });
    });
    await expect.poll(() => uploads.listSpooled()).toEqual([]);
    expect(await uploads.countStaged()).toBe(0);
  });
});
