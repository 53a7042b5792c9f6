import type { Role } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { storeLanguages } from '../site/index.ts';
import { addProblem, addTag, tagProblem } from './testing/sample-problems.ts';

let server: TestServer;
let author: { id: string; token: string; username: string };
const tokens: Partial<Record<Role, string>> = {};
const roles: Role[] = ['default_user', 'no_submit_mute_user', 'problem_admin', 'admin', 'root'];
const pids: Record<string, number> = {};
const secrets = {
  checkerCode: 'secret checker',
  checkerLanguage: 'C++',
  judgeMode: 'spj' as const,
  judgeExtraFiles: JSON.stringify({ 'secret.h': 'secret file' }),
};

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  author = await server.addUser();
  for (const role of roles) tokens[role] = (await server.addUser({ role })).token;
  const authorId = author.id;
  const kinds = {
    OPEN: {},
    PRIVATE: { visibility: 'private' as const },
    CONTEST: { visibility: 'contest' as const },
    GROUP: { groupId: 3 },
  };
  for (const [displayId, changes] of Object.entries(kinds)) {
    const values = { displayId, title: `Title of ${displayId}`, authorId, ...secrets, ...changes };
    pids[displayId] = (await addProblem(server, values)).id;
  }
});
afterAll(() => server.close());

const detail = (query: { problemId: string; gid?: number }, token?: string) =>
  server.call('GET /api/get-problem-detail', { query, ...(token !== undefined && { token }) });

describe('GET /api/get-problem-detail', () => {
  test('shows a public problem, without its checker', async () => {
    const examples = [
      { input: '1 2\n', output: '3\n' },
      { input: '<b>', output: '中' },
    ];
    const { id } = await addProblem(server, {
      displayId: 'T1',
      title: '标题',
      authorId: author.id,
      ...secrets,
      description: 'd',
      inputDescription: 'i',
      outputDescription: 'o',
      hint: 'h',
      source: 's',
      scoring: 'oi',
      difficulty: 2,
      fullScore: 80,
      inputFileName: 'a.in',
      outputFileName: 'a.out',
      examples: JSON.stringify(examples),
      userExtraFiles: JSON.stringify({ 'grader.h': 'int x;' }),
    });
    await tagProblem(server, id, [await addTag(server, { name: 'tagged' })]);
    const { database } = server.platform;
    const languages = await database
      .selectFrom('language')
      .select(['id', 'name'])
      .where('judgeSystem', '=', 'ME')
      .execute();
    const idOf = (name: string) => languages.find((language) => language.name === name)?.id ?? 0;
    await database
      .insertInto('problemCodeTemplate')
      .values([
        { problemId: id, languageId: idOf('C'), code: 'int main' },
        { problemId: id, languageId: idOf('Java'), code: 'unused', isEnabled: false },
      ])
      .execute();
    await database.insertInto('problemResultCount').values({ problemId: id, status: 1, count: 4 }).execute();
    const { envelope } = await detail({ problemId: ' t1 ' });
    expect(envelope.data).toMatchObject({
      problem: {
        id,
        problemId: 'T1',
        title: '标题',
        author: author.username,
        type: 1,
        judgeMode: 'spj',
        judgeCaseMode: 'default',
        timeLimit: 1000,
        memoryLimit: 256,
        stackLimit: 128,
        description: 'd',
        input: 'i',
        output: 'o',
        hint: 'h',
        source: 's',
        examples: '<input>1 2\n</input><output>3\n</output><input><b></input><output>中</output>',
        auth: 1,
        difficulty: 2,
        ioScore: 80,
        isUploadCase: false,
        isGroup: false,
        gid: null,
        spjCode: null,
        spjLanguage: null,
        judgeExtraFile: null,
        userExtraFile: '{"grader.h":"int x;"}',
        isFileIO: true,
        ioReadFileName: 'a.in',
        ioWriteFileName: 'a.out',
      },
      tags: [{ name: 'tagged' }],
      problemCount: { pid: id, total: 4, tle: 4, ac: 0 },
      codeTemplate: { C: 'int main' },
    });
    expect((envelope.data as { languages: string[] }).languages).toContain('C++ 17');
    expect(JSON.stringify(envelope)).not.toMatch(/secret|unused/);
    const templates = await server.call('GET /api/get-problem-code-template', { query: { pid: id } });
    expect(templates.envelope.data).toMatchObject([
      { pid: id, lid: idOf('C'), code: 'int main', status: true },
      { pid: id, code: 'unused', status: false },
    ]);
  });

  test('lists the allowed languages, in the order of the site', async () => {
    const { id } = await addProblem(server, { displayId: 'T2' });
    const { database } = server.platform;
    const rows = await database
      .selectFrom('language')
      .select(['id', 'name', 'position'])
      .where('name', 'in', ['Python3', 'C'])
      .where('judgeSystem', '=', 'ME')
      .orderBy('position', 'desc')
      .orderBy('id')
      .execute();
    await database
      .insertInto('problemLanguage')
      .values(rows.map((row) => ({ problemId: id, languageId: row.id })))
      .execute();
    const expected = rows.map(({ name }) => name);
    const { envelope } = await detail({ problemId: 'T2' });
    expect((envelope.data as { languages: string[] }).languages).toEqual(expected);
    const full = await server.call('GET /api/get-problem-languages', { query: { pid: id } });
    expect((full.envelope.data as { name: string; contentType: string }[]).map(({ name }) => name)).toEqual(
      expected,
    );
  });

  test.each([undefined, ...roles])('returns a public problem to %s', async (role) => {
    const { envelope } = await detail({ problemId: 'OPEN' }, role && tokens[role]);
    expect(envelope).toMatchObject({ status: 200, data: { problem: { problemId: 'OPEN' } } });
    expect(JSON.stringify(envelope)).not.toContain('secret');
  });

  const parts = [
    'GET /api/get-problem-tags',
    'GET /api/get-problem-languages',
    'GET /api/get-problem-code-template',
  ] as const;

  describe.each(['PRIVATE', 'CONTEST'])('a problem that is %s', (problemId) => {
    test.each([undefined, 'default_user', 'no_submit_mute_user'] as const)(
      'is closed to %s, with all its parts',
      async (role) => {
        const token = role && tokens[role];
        const refused = await detail({ problemId }, token);
        expect([
          refused.httpStatus,
          refused.envelope.status,
          refused.errorCode,
          refused.envelope.data,
        ]).toEqual([200, 403, 'problemNotPublic', null]);
        for (const name of parts) {
          const query = { pid: pids[problemId] ?? 0 };
          const part = await server.call(name, { query, ...(token !== undefined && { token }) });
          expect([part.errorCode, part.envelope.data]).toEqual(['problemNotPublic', null]);
        }
      },
    );

    test.each(['author', 'problem_admin', 'admin', 'root'] as const)('is open to %s', async (who) => {
      const token = who === 'author' ? author.token : tokens[who];
      const { envelope } = await detail({ problemId }, token);
      expect(envelope).toMatchObject({ status: 200, data: { problem: { problemId } } });
      expect(JSON.stringify(envelope)).not.toContain('secret');
      const part = await server.call('GET /api/get-problem-tags', {
        query: { pid: pids[problemId] ?? 0 },
        ...(token !== undefined && { token }),
      });
      expect(part.envelope.data).toEqual([]);
    });
  });

  test('a problem of a group is limited to its members and root', async () => {
    for (const token of [undefined, author.token, tokens.admin, tokens.problem_admin, tokens.default_user]) {
      const outside = await detail({ problemId: 'GROUP' }, token);
      expect([outside.envelope.status, outside.errorCode]).toEqual([403, 'problemOfGroup']);
      const named = await detail({ problemId: 'GROUP', gid: 3 }, token);
      expect([named.envelope.status, named.errorCode]).toEqual([403, 'problemOfForeignGroup']);
    }
    expect((await detail({ problemId: 'GROUP' }, tokens.root)).envelope.data).toMatchObject({
      problem: { isGroup: true, gid: 3 },
    });
  });

  test('returns 404 for a missing problem, and 400 for an invalid id', async () => {
    for (const problemId of ['nothing', '%', "' OR 1=1 --", '题目']) {
      const { envelope, errorCode } = await detail({ problemId });
      expect([envelope.status, errorCode]).toEqual([404, 'problemNotFound']);
    }
    for (const name of parts) {
      const unknown = await server.call(name, { query: { pid: 987_654 } });
      expect([unknown.envelope.status, unknown.errorCode]).toEqual([404, 'problemNotFound']);
      for (const pid of ['-1', 'x', '1e3', '99999999999999999999', '']) {
        const url = `${name.replace('GET ', '')}?pid=${pid}`;
        expect((await server.send({ method: 'GET', url })).errorCode).toBe('invalidField');
      }
    }
    for (const query of ['', '?problemId=', `?problemId=${'x'.repeat(256)}`, '?problemId=%00']) {
      const { httpStatus } = await server.send({ method: 'GET', url: `/api/get-problem-detail${query}` });
      expect(httpStatus).toBe(400);
    }
  });
});
