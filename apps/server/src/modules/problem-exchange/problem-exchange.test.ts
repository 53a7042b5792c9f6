import { errorCodeHeader, roleCodes, type Locale, type Role } from '@touchstone/contract';
import { buildZip } from '@touchstone/problem-formats/archive/testing/build-zip';
import { polygonPackage } from '@touchstone/problem-formats/polygon/testing/polygon-package';
import { fpsDocument, fpsItem } from '@touchstone/problem-formats/testing/write-fps';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { readProblemContent } from '../problem-administration/index.ts';
import { storeLanguages } from '../site/index.ts';
import { listUploads, sendFile, type Report, type Sender } from './testing/exchange-calls.ts';
import { hojArchive, hojEntries } from './testing/hoj-archives.ts';

let server: TestServer;
let root: { id: string; token: string };

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  root = await server.addUser({ role: 'root' });
});
afterAll(() => server.close());

/** Whatever happened: no upload, and nothing beside it, is left on disk. */
afterEach(async () => {
  const left = await listUploads(server);
  if (left.length > 0) throw new Error(`left on disk: ${left.join(', ')}`);
  await server.platform.database.deleteFrom('problem').execute();
});

const send = (url: string, content: string | Buffer, sender: Sender = { token: root.token }) =>
  sendFile(server, url, { name: 'problems.zip', content }, sender);

async function importAny(content: string | Buffer, query = '', locale: Locale = 'en-US') {
  const answer = await send(`/api/file/import-problems${query}`, content, { token: root.token, locale });
  if (answer.envelope.data === null) throw new Error(answer.envelope.msg);
  return answer.envelope.data as Report;
}

const listProblems = () =>
  server.platform.database
    .selectFrom('problem')
    .select(['displayId', 'title', 'visibility', 'authorId'])
    .orderBy('id')
    .execute();

describe('who may import and export', () => {
  const roles = (Object.keys(roleCodes) as Role[]).filter((role) => role !== 'root');

  test.each(roles)('not %s', async (role) => {
    const { token } = await server.addUser({ role });
    const { httpStatus, errorCode } = await send('/api/file/import-problem', hojArchive(), { token });
    expect([httpStatus, errorCode]).toEqual([403, 'noPermission']);
    const exported = await server.app.inject({
      url: '/api/file/export-problem?pid=1',
      headers: { authorization: token },
    });
    expect([exported.statusCode, exported.headers[errorCodeHeader]]).toEqual([403, 'noPermission']);
    expect(await listProblems()).toEqual([]);
  });

  test('not guests', async () => {
    const { httpStatus } = await send('/api/file/import-problems', hojArchive(), {});
    expect(httpStatus).toBe(401);
    expect((await server.app.inject('/api/file/export-problem?pid=1')).statusCode).toBe(401);
  });

  test('root, also by the cookie of a form on our own pages, and not of others', async () => {
    const cookie = `touchstone_session=${root.token}`;
    const own = { headers: { cookie, 'sec-fetch-site': 'same-origin' } };
    expect((await send('/api/file/import-problem', hojArchive(), own)).envelope.status).toBe(200);
    const foreign = { headers: { cookie, 'sec-fetch-site': 'cross-site' } };
    expect((await send('/api/file/import-problem', hojArchive(), foreign)).httpStatus).toBe(401);
  });
});

describe('an import', () => {
  test('brings the whole problem, and is in the audit log', async () => {
    const { envelope } = await send('/api/file/import-problem', hojArchive());
    expect(envelope).toEqual({ status: 200, data: null, msg: 'success' });
    expect(await listProblems()).toEqual([
      { displayId: 'SUM', title: 'Sum', visibility: 'public', authorId: root.id },
    ]);
    const { id } = await server.platform.database
      .selectFrom('problem')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await readProblemContent(server.platform, id)).toMatchObject({
      languages: ['C++', 'C'],
      tags: ['math'],
      cases: [{ input: { name: '1.in', sizeBytes: 4 }, answer: { name: '1.out', sizeBytes: 2 } }],
    });
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .select(['action', 'target', 'after', 'actorId'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'problem.import',
      target: `problem ${String(id)}`,
      after: { problemId: 'SUM', title: 'Sum', format: 'hoj', cases: 1 },
      actorId: root.id,
    });
  });

  test('tells what became of each problem', async () => {
    const archive = hojArchive(
      { number: 1, displayId: 'A', document: { languages: ['C', 'Befunge'] } },
      { number: 2, displayId: 'B', problem: { title: '' } },
      { number: 3, displayId: 'C', problem: { title: 'x'.repeat(300) } },
    );
    const report = await importAny(archive);
    expect(report).toMatchObject({
      format: 'hoj',
      problems: [
        {
          name: 'problem_1',
          outcome: 'imported',
          problemId: 'A',
          title: 'Sum',
          caseCount: 1,
          reason: null,
          notes: [{ code: 'language-skipped' }],
        },
        { name: 'problem_2', outcome: 'skipped', id: null, reason: { code: 'title-missing' } },
        { name: 'problem_3', outcome: 'skipped', reason: { code: 'problemFormInvalid' } },
      ],
    });
    expect(report.problems[0]?.notes[0]?.text).toContain('Befunge');
    expect(report.problems[1]?.reason?.text).toBe('problem_2.json: the problem has no title');
    expect(await listProblems()).toMatchObject([{ displayId: 'A', visibility: 'private' }]);
  });

  test('answers existing clients with counts, in which nothing is a tag', async () => {
    const archive = hojArchive(
      { number: 1, displayId: 'A' },
      { number: 2, displayId: '<b>B', problem: { title: ' ' } },
    );
    const { envelope, httpStatus } = await send('/api/file/import-problem', archive);
    expect([httpStatus, envelope.status]).toEqual([200, 400]);
    expect(envelope.msg).toContain('Imported 1, failed 1: [problem_2]');
    expect(envelope.msg).not.toContain('<');
    const again = await send('/api/file/import-problem', hojArchive({ displayId: 'A' }));
    expect(again.envelope.msg).toContain('Not one problem was imported');
    expect(again.envelope.msg).toContain('The display id A is in use');
  });

  test('is all or nothing for each problem: a damaged file takes its problem along, and no other', async () => {
    const damaged = { content: '1 2\n', checksum: 1 } as const;
    const archive = buildZip([
      ...hojEntries({ number: 1, displayId: 'A', input: { name: 'problem_1/1.in', ...damaged } }),
      ...hojEntries({ number: 2, displayId: 'B' }),
    ]);
    const report = await importAny(archive);
    expect(report.problems).toMatchObject([
      { outcome: 'skipped', reason: { code: 'damaged' } },
      { outcome: 'imported' },
    ]);
    expect(report.problems[0]?.reason?.text).toContain('problem_1/1.in');
    expect(await listProblems()).toMatchObject([{ displayId: 'B' }]);
    const tags = await server.platform.database.selectFrom('problemCase').select('inputName').execute();
    expect(tags).toHaveLength(1);
  });

  test('skips a display id that is in use, in either case, or gives a new one', async () => {
    await importAny(hojArchive());
    const skipped = await importAny(hojArchive({ displayId: 'sum', title: 'Other' }));
    expect(skipped.problems).toMatchObject([{ outcome: 'skipped', reason: { code: 'taken' } }]);
    const renumbered = await importAny(
      hojArchive({ displayId: 'sum', title: 'Other' }),
      '?taken=renumber&auth=1',
    );
    const [problem] = renumbered.problems;
    expect(problem).toMatchObject({ outcome: 'imported', problemId: `P${String(problem?.id)}` });
    expect(await listProblems()).toMatchObject([
      { displayId: 'SUM', visibility: 'private' },
      { displayId: problem?.problemId, title: 'Other', visibility: 'public' },
    ]);
  });

  test.each([
    ['description', { problem: { description: 'a\u0000b' } }],
    ['title', { title: 'a\u0000b' }],
    ['display id', { displayId: 'A\u0000' }],
    ['half a letter', { problem: { description: '\ud800' } }],
    ['tag', { document: { tags: ['a\u0000'] } }],
    ['template', { document: { codeTemplates: [{ language: 'C', code: 'a\u0000' }] } }],
    ['checker', { document: { judgeMode: 'spj' }, problem: { spjCode: 'a\u0000', spjLanguage: 'C' } }],
    ['example', { problem: { examples: '<input>\u0000</input><output></output>' } }],
    ['extra file', { document: { userExtraFile: { 'a.h': '\u0000' } } }],
    ['solution', { document: { solutions: [{ name: 'a', language: 'C', code: '\u0000' }] } }],
    ['long tag', { document: { tags: ['x'.repeat(300)] } }],
    ['many tags', { document: { tags: Array.from({ length: 60 }, (_, place) => `tag ${String(place)}`) } }],
    ['way out of the folder', { document: { userExtraFile: { '../a.h': 'x' } } }],
    ['input file', { problem: { isFileIO: true, ioReadFileName: '../a', ioWriteFileName: 'b' } }],
    ['time limit', { problem: { timeLimit: 999_999_999 } }],
    ['display id', { displayId: 'x'.repeat(300) }],
    [
      'score',
      {
        problem: { type: 1 },
        document: { samples: [{ input: '1.in', output: '1.out', score: 999_999_999 }] },
      },
    ],
  ])('skips a problem whose %s is not to be had here, and takes the next', async (_, parts) => {
    const report = await importAny(hojArchive({ number: 1, ...parts }, { number: 2, displayId: 'NEXT' }));
    expect(report.problems.map(({ outcome }) => outcome)).toEqual(['skipped', 'imported']);
    expect(await listProblems()).toMatchObject([{ displayId: 'NEXT' }]);
  });

  test('two at once take turns', async () => {
    const archive = hojArchive({ number: 1, displayId: 'A' }, { number: 2, displayId: 'B' });
    const reports = await Promise.all([importAny(archive), importAny(archive)]);
    const outcomes = reports.map(({ problems }) => problems.map(({ outcome }) => outcome).join(' '));
    expect(new Set(outcomes)).toEqual(new Set(['imported imported', 'skipped skipped']));
    expect(await listProblems()).toHaveLength(2);
  });

  test('a progress that nobody makes is null', async () => {
    const { envelope } = await server.call('GET /api/admin/problem/import-progress', {
      query: { key: 'abcdefgh' },
      token: root.token,
    });
    expect(envelope.data).toBeNull();
  });
});

describe('the format', () => {
  const qduoj = buildZip([
    {
      name: '1/problem.json',
      content: JSON.stringify({
        display_id: 'Q1',
        title: 'QDUOJ',
        description: { format: 'html', value: 'x' },
        test_case_score: [],
      }),
    },
    { name: '1/testcase/1.in', content: '1' },
    { name: '1/testcase/1.out', content: '1' },
  ]);
  const fps = fpsDocument([fpsItem({ title: 'FPS' })]);

  const zipOf = (files: Readonly<Record<string, string | Buffer>>) =>
    buildZip(Object.entries(files).map(([name, content]) => ({ name, content })));
  const hydro = zipOf({
    'P1/problem.yaml': 'pid: H1\ntitle: Hydro\n',
    'P1/problem_zh.md': 'Add.',
    'P1/testdata/config.yaml': 'time: 1s\nmemory: 128m\n',
    'P1/testdata/1.in': '1\n',
    'P1/testdata/1.out': '1\n',
  });
  const icpc = zipOf({
    'problem.yaml': 'name: ICPC\n',
    'problem_statement/problem.en.md': 'Add.',
    'data/secret/1.in': '1\n',
    'data/secret/1.ans': '1\n',
  });
  const domjudge = zipOf({
    'domjudge-problem.ini': "name = 'DOMjudge'\ntimelimit = 1\n",
    'problem_statement/problem.en.tex': '\\problemname{DOMjudge}\nAdd.',
    'data/secret/1.in': '1\n',
    'data/secret/1.ans': '1\n',
  });
  const polygon = zipOf(
    polygonPackage({ tests: [{ input: '1', answer: '1', attributes: 'method="manual"' }] }),
  );

  test.each([
    ['hoj', hojArchive(), 'Sum'],
    ['hydro', hydro, 'Hydro'],
    ['icpc', icpc, 'ICPC'],
    ['icpc', domjudge, 'DOMjudge'],
    ['polygon', polygon, 'Sum'],
    ['qduoj', qduoj, 'QDUOJ'],
    ['fps', fps, 'FPS'],
    ['fps', `\uFEFF\n${fps}`.replace(/<\?xml.*\?>\n/, ''), 'FPS'],
    ['fps', Buffer.from(`\uFEFF${fps}`, 'utf16le'), 'FPS'],
    ['fps', buildZip([{ name: 'problem.xml', content: fps }]), 'FPS'],
  ])('%s is told by its content', async (format, content, title) => {
    const report = await importAny(content);
    expect(report).toMatchObject({ format, problems: [{ outcome: 'imported', title }] });
  });

  test.each([
    ['/api/file/import-qdoj-problem', qduoj],
    ['/api/file/import-fps-problem', fps],
    ['/api/file/import-hydro-problem', hydro],
    ['/api/file/import-icpc-problem', icpc],
    ['/api/file/import-polygon-problem', polygon],
  ])('%s answers null when all is well', async (url, content) => {
    expect((await send(url, content)).envelope).toMatchObject({ status: 200, data: null });
    expect(await listProblems()).toHaveLength(1);
  });

  test('what breaks off in the middle tells so after what was imported', async () => {
    const report = await importAny(fps.replace('</fps>', '<item><title>cut off'));
    expect(report.problems).toMatchObject([
      { outcome: 'imported', title: 'FPS' },
      { outcome: 'skipped', name: 'problems.zip', reason: { code: 'xml-invalid' } },
    ]);
  });
});

describe('what is refused', () => {
  const bomb = `<!DOCTYPE fps [<!ENTITY a "lol">]>\n`;

  test.each([
    ['no archive', Buffer.from('hello'), 'importRefused', '不是 zip 压缩包'],
    ['an empty file', Buffer.alloc(0), 'importRefused', '不是 zip 压缩包'],
    ['half an archive', hojArchive().subarray(0, 200), 'importRefused', '已损坏'],
    [
      'a way out of the archive',
      buildZip([{ name: '../a.json', content: '{}' }]),
      'importRefused',
      '../a.json',
    ],
    ['a link', buildZip([{ name: 'a', content: '/etc/passwd', mode: 0o120777 }]), 'importRefused', '链接'],
    [
      'an archive of something else',
      buildZip([{ name: 'a.txt', content: 'x' }]),
      'importFormatUnknown',
      'HOJ',
    ],
    ['a page', Buffer.from('<html></html>'), 'importFormatUnknown', 'FPS'],
    ['entities', Buffer.from(fpsDocument([fpsItem()], { head: bomb })), 'importRefused', '第 2 行'],
  ])('%s, by name and place, and nothing is imported', async (_, content, code, words) => {
    const sender = { token: root.token, locale: 'zh-CN' } as const;
    const { errorCode, envelope, httpStatus } = await send('/api/file/import-problems', content, sender);
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, code]);
    expect(envelope.msg).toContain(words);
    expect(await listProblems()).toEqual([]);
  });

  test('in three languages', async () => {
    const messages = [];
    for (const locale of ['zh-CN', 'zh-HK', 'en-US'] as const) {
      const sender = { token: root.token, locale };
      messages.push((await send('/api/file/import-fps-problem', '<fps><item>', sender)).envelope.msg);
    }
    expect(messages).toEqual([
      'problems.zip 第 1 行：不是有效的 XML，或文件不完整',
      'problems.zip 第 1 行：不是有效的 XML，或檔案不完整',
      'problems.zip, line 1: this is not valid XML, or the file is cut off',
    ]);
  });

  test.each(['?format=word', '?taken=overwrite', '?auth=3', '?key=%00'])('the question %s', async (query) => {
    const { httpStatus } = await send(`/api/file/import-problems${query}`, hojArchive());
    expect(httpStatus).toBe(400);
    expect(await listProblems()).toEqual([]);
  });
});
