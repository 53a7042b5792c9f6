import { errorCodeHeader, roleCodes, type Role } from '@touchstone/contract';
import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import { buildZip } from '@touchstone/problem-formats/archive/testing/build-zip';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadProblemContent } from '../problem-administration/index.ts';
import { hojArchive, hojEntries } from './testing/hoj-archives.ts';
import { startImporter, type Importer } from './testing/importer.ts';

let importer: Importer;

beforeAll(async () => {
  importer = await startImporter();
});
afterEach(() => importer.cleanUp());
afterAll(() => importer.server.close());

describe('permission to import and export', () => {
  const roles = (Object.keys(roleCodes) as Role[]).filter((role) => role !== 'root');

  test.each(roles)('is denied to %s', async (role) => {
    const { token } = await importer.server.addUser({ role });
    const { httpStatus, errorCode } = await importer.send('/api/file/import-problem', hojArchive(), {
      token,
    });
    expect([httpStatus, errorCode]).toEqual([403, 'noPermission']);
    const exported = await importer.server.app.inject({
      url: '/api/file/export-problem?pid=1',
      headers: { authorization: token },
    });
    expect([exported.statusCode, exported.headers[errorCodeHeader]]).toEqual([403, 'noPermission']);
    expect(await importer.listProblems()).toEqual([]);
  });

  test('is checked for HEAD requests too', async () => {
    const ask = (headers: Record<string, string>) =>
      importer.server.app.inject({ method: 'HEAD', url: '/api/file/export-problem?pid=99999', headers });
    expect((await ask({})).headers[errorCodeHeader]).toBe('loginRequired');
    const root = { authorization: importer.root.token };
    expect((await ask(root)).headers[errorCodeHeader]).toBe('exportNotFound');
  });

  test('is denied to guests', async () => {
    const { httpStatus } = await importer.send('/api/file/import-problems', hojArchive(), {});
    expect(httpStatus).toBe(401);
    expect((await importer.server.app.inject('/api/file/export-problem?pid=1')).statusCode).toBe(401);
  });

  test('is given to root, also by the cookie of a form on our own pages, but not of other origins', async () => {
    const cookie = `touchstone_session=${importer.root.token}`;
    const own = { headers: { cookie, 'sec-fetch-site': 'same-origin' } };
    expect((await importer.send('/api/file/import-problem', hojArchive(), own)).envelope.status).toBe(200);
    const foreign = { headers: { cookie, 'sec-fetch-site': 'cross-site' } };
    expect((await importer.send('/api/file/import-problem', hojArchive(), foreign)).httpStatus).toBe(401);
  });
});

describe('an import', () => {
  test('imports the whole problem, and is recorded in the audit log', async () => {
    const { envelope } = await importer.send('/api/file/import-problem', hojArchive());
    expect(envelope).toEqual({ status: 200, data: null, msg: 'success' });
    expect(await importer.listProblems()).toEqual([
      { displayId: 'SUM', title: 'Sum', visibility: 'public', authorId: importer.root.id },
    ]);
    const { id } = await importer.server.platform.database
      .selectFrom('problem')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await loadProblemContent(importer.server.platform, id)).toMatchObject({
      languages: ['C++', 'C'],
      tags: ['math'],
      cases: [{ input: { name: '1.in', sizeBytes: 4 }, answer: { name: '1.out', sizeBytes: 2 } }],
    });
    const entry = await importer.server.platform.database
      .selectFrom('auditLog')
      .select(['action', 'target', 'after', 'actorId'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'problem.import',
      target: `problem ${String(id)}`,
      after: { problemId: 'SUM', title: 'Sum', format: 'hoj', cases: 1 },
      actorId: importer.root.id,
    });
  });

  test('reports the result of each problem', async () => {
    const archive = hojArchive(
      { number: 1, displayId: 'A', document: { languages: ['C', 'Befunge'] } },
      { number: 2, displayId: 'B', problem: { title: '' } },
      { number: 3, displayId: 'C', problem: { title: 'x'.repeat(300) } },
    );
    const report = await importer.importAny(archive);
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
    expect(await importer.listProblems()).toMatchObject([{ displayId: 'A', visibility: 'private' }]);
  });

  test('imports at most the allowed number and length of solutions, and reports it', async () => {
    const solutions = Array.from({ length: problemCheckLimits.solutionsMaximum + 12 }, (_, index) => ({
      name: `s${String(index)}.cpp`,
      language: 'C++',
      code: index === 0 ? 'x'.repeat(problemCheckLimits.codeMaximum + 1) : 'int main() {}',
      expectedStatuses: [0],
    }));
    const report = await importer.importAny(hojArchive({ displayId: 'A', document: { solutions } }));
    expect(report.problems).toMatchObject([{ outcome: 'imported', notes: [{ code: 'solutions-bounded' }] }]);
    const [text] = report.problems[0]?.notes.map((note) => note.text) ?? [];
    expect(text).toContain('at most 50 solutions of 256 KB each');
    expect(text).toContain('s0.cpp, s51.cpp, ');
    expect(text).toContain('+2');
    const kept = await importer.server.platform.database
      .selectFrom('problemSolution')
      .select('name')
      .execute();
    expect(kept.map(({ name }) => name)).toHaveLength(problemCheckLimits.solutionsMaximum);
    expect(kept.map(({ name }) => name)).not.toContain('s0.cpp');
  });

  test('reports all problems although the server fails on one of them', async () => {
    const { pool } = importer.server.platform;
    await pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.display_id = 'B' THEN RAISE EXCEPTION 'not this one'; END IF; RETURN NEW; END $$`);
    await pool.query('CREATE TRIGGER refuse BEFORE INSERT ON problem FOR EACH ROW EXECUTE FUNCTION refuse()');
    try {
      const archive = hojArchive(
        ...['A', 'B', 'C'].map((displayId, index) => ({ number: index + 1, displayId })),
      );
      const report = await importer.importAny(archive);
      expect(report.problems).toMatchObject([
        { problemId: 'A', outcome: 'imported' },
        { problemId: 'B', outcome: 'skipped', reason: { code: 'serverError' } },
        { problemId: 'C', outcome: 'imported' },
      ]);
      expect(JSON.stringify(report)).not.toContain('not this one');
    } finally {
      await pool.query('DROP FUNCTION refuse CASCADE');
    }
    expect(await importer.listProblems()).toMatchObject([{ displayId: 'A' }, { displayId: 'C' }]);
  });

  test('reports counts to existing clients, with escaped markup', async () => {
    const archive = hojArchive(
      { number: 1, displayId: 'A' },
      { number: 2, displayId: '<b>B', problem: { title: ' ' } },
    );
    const { envelope, httpStatus } = await importer.send('/api/file/import-problem', archive);
    expect([httpStatus, envelope.status]).toEqual([200, 400]);
    expect(envelope.msg).toContain('Imported 1, failed 1: [problem_2]');
    expect(envelope.msg).not.toContain('<');
    const again = await importer.send('/api/file/import-problem', hojArchive({ displayId: 'A' }));
    expect(again.envelope.msg).toContain('No problems were imported');
    expect(again.envelope.msg).toContain('The display id A is in use');
  });

  test('imports each problem whole or not at all: a damaged file affects only its problem', async () => {
    const damaged = { content: '1 2\n', checksum: 1 } as const;
    const archive = buildZip([
      ...hojEntries({ number: 1, displayId: 'A', input: { name: 'problem_1/1.in', ...damaged } }),
      ...hojEntries({ number: 2, displayId: 'B' }),
    ]);
    const report = await importer.importAny(archive);
    expect(report.problems).toMatchObject([
      { outcome: 'skipped', reason: { code: 'damaged' } },
      { outcome: 'imported' },
    ]);
    expect(report.problems[0]?.reason?.text).toContain('problem_1/1.in');
    expect(await importer.listProblems()).toMatchObject([{ displayId: 'B' }]);
    const tags = await importer.server.platform.database
      .selectFrom('problemCase')
      .select('inputName')
      .execute();
    expect(tags).toHaveLength(1);
  });

  test('reports the problems that were imported before the disk was full', async () => {
    const { fileStore } = importer.server.platform;
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    // Both files of the first problem, and none of the second.
    const { putStream } = fileStore;
    let left = 2;
    fileStore.putStream = (stream, options) => {
      left -= 1;
      if (left >= 0) return putStream(stream, options);
      stream.destroy();
      return Promise.reject(full);
    };
    try {
      const archive = hojArchive({ number: 1, displayId: 'A' }, { number: 2, displayId: 'B' });
      expect((await importer.importAny(archive)).problems).toMatchObject([
        { outcome: 'imported', problemId: 'A' },
        { outcome: 'skipped', reason: { code: 'diskFull' } },
      ]);
    } finally {
      fileStore.putStream = putStream;
    }
    expect(await importer.listProblems()).toMatchObject([{ displayId: 'A' }]);
  });

  test('skips a display id that is in use, ignoring case, or assigns a new one', async () => {
    await importer.importAny(hojArchive());
    const skipped = await importer.importAny(hojArchive({ displayId: 'sum', title: 'Other' }));
    expect(skipped.problems).toMatchObject([{ outcome: 'skipped', reason: { code: 'taken' } }]);
    const renumbered = await importer.importAny(
      hojArchive({ displayId: 'sum', title: 'Other' }),
      '?taken=renumber&auth=1',
    );
    const [problem] = renumbered.problems;
    expect(problem).toMatchObject({ outcome: 'imported', problemId: `P${String(problem?.id)}` });
    expect(await importer.listProblems()).toMatchObject([
      { displayId: 'SUM', visibility: 'private' },
      { displayId: problem?.problemId, title: 'Other', visibility: 'public' },
    ]);
  });

  test.each([
    ['description', { problem: { description: 'a\u0000b' } }],
    ['title', { title: 'a\u0000b' }],
    ['display id', { displayId: 'A\u0000' }],
    ['lone surrogate', { problem: { description: '\ud800' } }],
    ['tag', { document: { tags: ['a\u0000'] } }],
    ['template', { document: { codeTemplates: [{ language: 'C', code: 'a\u0000' }] } }],
    ['checker', { document: { judgeMode: 'spj' }, problem: { spjCode: 'a\u0000', spjLanguage: 'C' } }],
    ['example', { problem: { examples: '<input>\u0000</input><output></output>' } }],
    ['extra file', { document: { userExtraFile: { 'a.h': '\u0000' } } }],
    ['solution', { document: { solutions: [{ name: 'a', language: 'C', code: '\u0000' }] } }],
    ['long tag', { document: { tags: ['x'.repeat(300)] } }],
    ['many tags', { document: { tags: Array.from({ length: 60 }, (_, index) => `tag ${String(index)}`) } }],
    ['path outside the folder', { document: { userExtraFile: { '../a.h': 'x' } } }],
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
  ])('skips a problem with an unacceptable %s, and imports the next', async (_, parts) => {
    const report = await importer.importAny(
      hojArchive({ number: 1, ...parts }, { number: 2, displayId: 'NEXT' }),
    );
    expect(report.problems.map(({ outcome }) => outcome)).toEqual(['skipped', 'imported']);
    expect(await importer.listProblems()).toMatchObject([{ displayId: 'NEXT' }]);
  });

  test('two concurrent imports run one after the other', async () => {
    const archive = hojArchive({ number: 1, displayId: 'A' }, { number: 2, displayId: 'B' });
    const reports = await Promise.all([importer.importAny(archive), importer.importAny(archive)]);
    const outcomes = reports.map(({ problems }) => problems.map(({ outcome }) => outcome).join(' '));
    expect(new Set(outcomes)).toEqual(new Set(['imported imported', 'skipped skipped']));
    expect(await importer.listProblems()).toHaveLength(2);
  });

  test('returns null for an unknown progress', async () => {
    const { envelope } = await importer.server.call('GET /api/admin/problem/import-progress', {
      query: { key: 'abcdefgh' },
      token: importer.root.token,
    });
    expect(envelope.data).toBeNull();
  });
});
