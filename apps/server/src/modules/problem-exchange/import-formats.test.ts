import { buildZip } from '@touchstone/problem-formats/archive/testing/build-zip';
import { polygonPackage } from '@touchstone/problem-formats/polygon/testing/polygon-package';
import { fpsDocument, fpsItem } from '@touchstone/problem-formats/testing/write-fps';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hojArchive } from './testing/hoj-archives.ts';
import { startImporter, type Importer } from './testing/importer.ts';

let importer: Importer;

beforeAll(async () => {
  importer = await startImporter();
});
afterEach(() => importer.cleanUp());
afterAll(() => importer.server.close());

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
  ])('detects %s by its content', async (format, content, title) => {
    const report = await importer.importAny(content);
    expect(report).toMatchObject({ format, problems: [{ outcome: 'imported', title }] });
  });

  test.each([
    ['/api/file/import-qdoj-problem', qduoj],
    ['/api/file/import-fps-problem', fps],
    ['/api/file/import-hydro-problem', hydro],
    ['/api/file/import-icpc-problem', icpc],
    ['/api/file/import-polygon-problem', polygon],
  ])('%s returns null on success', async (url, content) => {
    expect((await importer.send(url, content)).envelope).toMatchObject({ status: 200, data: null });
    expect(await importer.listProblems()).toHaveLength(1);
  });

  test.each([
    ['qduoj', qduoj],
    ['fps', fps],
    ['hydro', hydro],
    ['icpc', icpc],
    ['polygon', polygon],
  ])('imports %s once, although the import is repeated', async (_, content) => {
    await importer.importAny(content);
    const { problems } = await importer.importAny(content);
    expect(problems).toMatchObject([{ outcome: 'skipped' }]);
    expect(['taken', 'already-imported']).toContain(problems[0]?.reason?.code);
    expect(await importer.listProblems()).toHaveLength(1);
    const again = await importer.importAny(content, '?taken=renumber');
    expect(again.problems).toMatchObject([{ outcome: 'imported' }]);
  });

  test('takes the short name of an ICPC package as display id', async () => {
    const files = {
      'hello/problem.yaml': 'name: ICPC\n',
      'hello/problem_statement/problem.en.md': 'Add.',
      'hello/data/secret/1.in': '1\n',
      'hello/data/secret/1.ans': '1\n',
    };
    const report = await importer.importAny(zipOf(files));
    expect(report.problems).toMatchObject([{ outcome: 'imported', problemId: 'HELLO' }]);
  });

  test('runs the solutions of a package with their expectations', async () => {
    const solutions = { 'main:sum.cpp': 'int main() {}\n', 'wrong-answer:minus.cpp': 'int main() {}\n' };
    const tests = [{ input: '1', answer: '1', attributes: 'method="manual"' }];
    const { problems } = await importer.importAny(zipOf(polygonPackage({ tests, solutions })));
    const { envelope } = await importer.server.call('GET /api/admin/problem/check', {
      token: importer.root.token,
      query: { pid: problems[0]?.id ?? 0 },
    });
    expect(envelope.data).toMatchObject({ programs: [{ name: 'sum.cpp' }, { name: 'minus.cpp' }] });
  });

  test('names a standard package of Polygon, without English in Chinese', async () => {
    const files = polygonPackage({ tests: [{ input: '1', answer: '1', attributes: 'method="generated"' }] });
    const standard = Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith('tests/')));
    const sender = { token: importer.root.token, locale: 'zh-CN' } as const;
    const { envelope } = await importer.send('/api/file/import-problems', zipOf(standard), sender);
    const { problems } = envelope.data as { problems: { reason: { text: string } }[] };
    expect(problems[0]?.reason.text).toMatch(/这不是完整包.*Full 包（1 个测试点中缺 1 个）$/);
  });

  test('reports a truncated file after the problems that were imported', async () => {
    const report = await importer.importAny(fps.replace('</fps>', '<item><title>cut off'));
    expect(report.problems).toMatchObject([
      { outcome: 'imported', title: 'FPS' },
      { outcome: 'skipped', name: 'problems.zip', reason: { code: 'xml-invalid' } },
    ]);
  });
});

describe('refusals', () => {
  const bomb = `<!DOCTYPE fps [<!ENTITY a "lol">]>\n`;

  test.each([
    ['no archive', Buffer.from('hello'), 'importRefused', '不是 zip 压缩包'],
    ['an empty file', Buffer.alloc(0), 'importRefused', '不是 zip 压缩包'],
    ['half an archive', hojArchive().subarray(0, 200), 'importRefused', '已损坏'],
    [
      'a path outside the archive',
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
  ])('refuses %s, names the file and position, and imports nothing', async (_, content, code, words) => {
    const sender = { token: importer.root.token, locale: 'zh-CN' } as const;
    const { errorCode, envelope, httpStatus } = await importer.send(
      '/api/file/import-problems',
      content,
      sender,
    );
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, code]);
    expect(envelope.msg).toContain(words);
    expect(await importer.listProblems()).toEqual([]);
  });

  test('in three languages', async () => {
    const messages = [];
    for (const locale of ['zh-CN', 'zh-HK', 'en-US'] as const) {
      const sender = { token: importer.root.token, locale };
      messages.push(
        (await importer.send('/api/file/import-fps-problem', '<fps><item>', sender)).envelope.msg,
      );
    }
    expect(messages).toEqual([
      'problems.zip 第 1 行：不是有效的 XML，或文件不完整',
      'problems.zip 第 1 行：不是有效的 XML，或檔案不完整',
      'problems.zip, line 1: this is not valid XML, or the file is cut off',
    ]);
  });

  test.each(['?format=word', '?taken=overwrite', '?auth=3', '?key=%00'])(
    'refuses the query %s',
    async (query) => {
      const { httpStatus } = await importer.send(`/api/file/import-problems${query}`, hojArchive());
      expect(httpStatus).toBe(400);
      expect(await importer.listProblems()).toEqual([]);
    },
  );
});
