import { openArchive } from '@touchstone/problem-formats/archive/open-archive';
import { textFile } from '@touchstone/problem-formats/text-file';
import { inTransaction } from '@touchstone/database';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProblem } from '../../../testing/sample-content.ts';
import { addGroup } from '../../../testing/sample-groups.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeTestData } from '../../problems/index.ts';

let server: TestServer;
let folder: string;
let author: Awaited<ReturnType<TestServer['addUser']>>;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'touchstone-download-'));
  author = await server.addUser({ role: 'admin' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function addProblemWith(cases: [input: string, answer: string][], settings: object = {}) {
  const { id } = await addProblem(server, { authorId: author.id, ...settings });
  const contents = cases.map(([input, answer], index) => ({
    input: textFile(input, `input ${String(index)}`),
    answer: textFile(answer, `answer ${String(index)}`),
    score: null,
    group: 1,
  }));
  await inTransaction(server.platform.database, (transaction) =>
    storeTestData(server.platform, transaction, { problemId: id, cases: contents }),
  );
  return id;
}

const download = (pid: number | string, token?: string) =>
  server.app.inject({
    url: `/api/file/download-testcase?pid=${String(pid)}`,
    headers: token === undefined ? {} : { authorization: token },
  });

async function readArchive(bytes: Buffer) {
  const path = join(folder, 'download.zip');
  await writeFile(path, bytes);
  const archive = await openArchive(path);
  const files = await Promise.all(
    [...archive.files.values()].map(async (file) => [file.path, await file.readText(1000)]),
  );
  await archive.close();
  return files;
}

describe('the test data of a problem', () => {
  test('is downloaded as an archive that can be uploaded again, with the original file names', async () => {
    const pid = await addProblemWith([
      ['small.in', 'small.ans'],
      ['larger.in', 'larger.out'],
    ]);
    const response = await download(pid, author.token);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toMatch(
      new RegExp(`^attachment;filename=problem_${String(pid)}_testcase_\\d{8}-\\d{4}\\.zip$`),
    );
    expect(await readArchive(response.rawPayload)).toEqual([
      ['small.in', 'input 0'],
      ['small.ans', 'answer 0'],
      ['larger.in', 'input 1'],
      ['larger.out', 'answer 1'],
    ]);
  });

  test('gets numbered files where names repeat', async () => {
    const pid = await addProblemWith([
      ['1.in', '1.out'],
      ['1.in', '1.out'],
    ]);
    const files = await readArchive((await download(pid, author.token)).rawPayload);
    expect(files.map(([name]) => name)).toEqual(['1.in', '1.out', '2.in', '2.out']);
  });

  test('is recorded in the audit log', async () => {
    const pid = await addProblemWith([['1.in', '1.out']]);
    await download(pid, author.token);
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .selectAll()
      .where('target', '=', `problem ${String(pid)}`)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'problem.download-test-data', actorId: author.id });
  });
});

describe('a HEAD request', () => {
  const ask = (pid: number, token: string) =>
    server.app.inject({
      method: 'HEAD',
      url: `/api/file/download-testcase?pid=${String(pid)}`,
      headers: { authorization: token },
    });

  test('confirms that the data exists, reads nothing and logs nothing', async () => {
    const pid = await addProblemWith([['1.in', '1.out']]);
    const { statusCode, headers, rawPayload } = await ask(pid, author.token);
    expect([statusCode, headers['content-type'], rawPayload.length]).toEqual([200, 'application/zip', 0]);
    const noted = await server.platform.database
      .selectFrom('auditLog')
      .selectAll()
      .where('target', '=', `problem ${String(pid)}`)
      .execute();
    expect(noted).toEqual([]);
  });

  test('is refused like the download', async () => {
    const pid = await addProblemWith([]);
    expect((await ask(pid, author.token)).headers['error-code']).toBe('testDataMissing');
    const { token } = await server.addUser();
    expect((await ask(pid, token)).headers['error-code']).toBe('testDataForbidden');
  });
});

describe('permission to download', () => {
  test.each([
    ['root', true],
    ['problem_admin', true],
    ['admin', false],
    ['default_user', false],
  ] as const)('%s: %s', async (role, isAllowed) => {
    const pid = await addProblemWith([['1.in', '1.out']]);
    const { token } = await server.addUser({ role });
    const response = await download(pid, token);
    expect(response.statusCode).toBe(isAllowed ? 200 : 400);
    expect(response.headers['error-code']).toBe(isAllowed ? undefined : 'testDataForbidden');
  });

  test('is denied to guests, and problem administrators cannot download data of groups', async () => {
    const groupId = await addGroup(server, { ownerId: author.id });
    const pid = await addProblemWith([['1.in', '1.out']], { groupId });
    const keeper = await server.addUser({ role: 'problem_admin' });
    expect((await download(pid)).headers['error-code']).toBe('loginRequired');
    expect((await download(pid, keeper.token)).headers['error-code']).toBe('testDataForbidden');
    expect((await download(pid, author.token)).statusCode).toBe(200);
  });

  test('is refused for a problem without data', async () => {
    const pid = await addProblemWith([]);
    const root = await server.addUser({ role: 'root' });
    const codeOf = async (id: number | string) => (await download(id, root.token)).headers['error-code'];
    expect(await codeOf(pid)).toBe('testDataMissing');
    expect(await codeOf(99_999_999)).toBe('testDataProblemNotFound');
    expect(await codeOf('1%20or%201')).toBe('testDataProblemNotFound');
    expect(await codeOf('')).toBe('testDataProblemNotFound');
  });
});
