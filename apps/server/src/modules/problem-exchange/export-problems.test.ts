import { errorCodeHeader } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { readHoj } from '@touchstone/problem-formats/hoj/read-hoj';
import { readIcpc } from '@touchstone/problem-formats/icpc/read-icpc';
import type { ProblemContent } from '@touchstone/problem-formats/problem-content';
import { flatten, gatherArchive } from '@touchstone/problem-formats/testing/gather-results';
import { sampleProblem } from '@touchstone/problem-formats/testing/sample-problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createProblem, loadProblemContent } from '../problem-administration/index.ts';
import { storeLanguages } from '../site/index.ts';
import { download, sendFile, type Report } from './testing/exchange-calls.ts';

let server: TestServer;
let other: TestServer;
let root: { id: string; token: string };

const plainProblem: ProblemContent = {
  ...sampleProblem,
  displayId: 'PLAIN',
  scoring: 'acm',
  judgeMode: 'default',
  caseMode: 'default',
  checker: null,
  languages: null,
  fileIo: null,
  cases: sampleProblem.cases.map((one) => ({ ...one, score: null, group: 1 })),
  attachments: [],
  statement: { ...sampleProblem.statement, description: 'Plain.', hint: null },
};

beforeAll(async () => {
  [server, other] = await Promise.all([startTestServer(), startTestServer()]);
  for (const one of [server, other]) await storeLanguages(one.platform);
  root = await server.addUser({ role: 'root' });
});
afterAll(() => Promise.all([server.close(), other.close()]));

const add = (content: ProblemContent) =>
  inTransaction(server.platform.database, (transaction) =>
    createProblem(server.platform, transaction, { content, authorId: root.id, visibility: 'private' }),
  );

const save = (url: string) =>
  download(server, url, { token: root.token, folder: server.platform.configuration.dataDirectory });

/** Tags and languages are in the site's order. */
const inOrder = async (content: ProblemContent) => {
  const flat = await flatten(content);
  return { ...flat, tags: flat.tags.toSorted(), languages: flat.languages?.toSorted() ?? null };
};

describe('GET /api/file/export-problem', () => {
  test('exports problems that another site imports unchanged', async () => {
    const ids = [await add(sampleProblem), await add(plainProblem)];
    const { bytes, headers } = await save(`/api/file/export-problem?pid=${ids.join('&pid=')}`);
    expect(headers['content-disposition']).toMatch(/^attachment; filename=problem_export_\d{8}-\d{4}\.zip$/);
    const { token } = await other.addUser({ role: 'root' });
    const file = { name: 'problems.zip', content: bytes };
    const { envelope } = await sendFile(other, '/api/file/import-problems', file, { token });
    const { format, problems } = envelope.data as Report;
    expect(format).toBe('hoj');
    expect(problems.map(({ outcome, notes }) => [outcome, notes])).toEqual([
      ['imported', []],
      ['imported', []],
    ]);
    for (const [index, id] of ids.entries()) {
      const there = await loadProblemContent(other.platform, problems[index]?.id ?? 0);
      const here = await loadProblemContent(server.platform, id);
      expect(await inOrder(there)).toEqual(await inOrder(here));
    }
  });

  test('writes the HOJ layout: a document beside a folder of the same name', async () => {
    const id = await add({ ...sampleProblem, displayId: 'DOC' });
    const { path, headers } = await save(`/api/file/export-problem?pid=${String(id)}&pid=${String(id)}`);
    expect(headers['content-disposition']).toMatch(/filename=problem_[\w%-]+_\d{8}-\d{4}\.zip$/);
    expect(headers['content-disposition']).not.toContain('problem_export');
    const results = await gatherArchive(path, readHoj);
    expect(results.map(({ name }) => name)).toEqual([`problem_${String(id)}`]);
    expect(results[0]?.problem).toMatchObject({
      displayId: 'DOC',
      userExtraFiles: sampleProblem.userExtraFiles,
      judgeExtraFiles: sampleProblem.judgeExtraFiles,
    });
  });

  test.each([1, 2])('exports %i of them as ICPC packages that contain the same tests', async (count) => {
    const problems = [`A${String(count)}`, `B${String(count)}`]
      .slice(0, count)
      .map((displayId) => ({ ...plainProblem, displayId }));
    const ids = [];
    for (const problem of problems) ids.push(await add(problem));
    const { path } = await save(`/api/file/export-icpc-problem?pid=${ids.join('&pid=')}`);
    const results = await gatherArchive(path, readIcpc);
    const { cases } = await flatten(plainProblem);
    const testsOf = (list: typeof cases) => list.map(({ input, answer }) => [input[1], answer[1]]);
    expect(results.map(({ problem }) => problem?.title)).toEqual(problems.map(({ title }) => title));
    for (const { problem } of results) {
      expect(testsOf(problem?.cases ?? [])).toEqual(expect.arrayContaining(testsOf(cases)));
    }
  });

  test('is recorded in the audit log', async () => {
    const id = await add({ ...plainProblem, displayId: 'LOG' });
    await save(`/api/file/export-problem?pid=${String(id)}`);
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .select(['action', 'after', 'actorId'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'problem.export',
      after: { format: 'hoj', problemIds: ['LOG'] },
      actorId: root.id,
    });
  });

  test.each([
    ['', 'exportNothing'],
    ['?pid=99999999', 'exportNotFound'],
    ['?pid=abc', 'exportNotFound'],
    [`?${Array.from({ length: 501 }, (_, index) => `pid=${String(index)}`).join('&')}`, 'exportTooMany'],
  ])('refuses the query %.20s', async (query, code) => {
    const url = `/api/file/export-problem${query}`;
    const answer = await server.app.inject({ url, headers: { authorization: root.token } });
    expect([answer.statusCode, answer.headers[errorCodeHeader]]).toEqual([400, code]);
    expect(answer.json()).toMatchObject({ status: 400, data: null });
  });

  test('refuses a problem of a remote judge, which has no test data', async () => {
    const { id } = await server.platform.database
      .insertInto('problem')
      .values({ displayId: 'HDU-1000', title: 'Remote', scoring: 'acm', isRemote: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const url = `/api/file/export-problem?pid=${String(id)}`;
    const answer = await server.app.inject({ url, headers: { authorization: root.token } });
    expect(answer.headers[errorCodeHeader]).toBe('exportRemote');
  });
});
