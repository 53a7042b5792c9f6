import { remotePrefixes, remoteJudgeNames, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addContest } from '../../../testing/sample-contests.ts';
import { addTraining } from '../../../testing/sample-trainings.ts';
import type { SiteFault } from '@touchstone/remote-judges/testing/local-site';
import { knownIds, picturePath, startImportSite, type ImportSite } from './testing/import-site.ts';

let site: ImportSite;
let admin: Awaited<ReturnType<ImportSite['server']['addUser']>>;
beforeAll(async () => {
  site = await startImportSite();
  admin = await site.server.addUser({ role: 'admin', username: 'the-admin' });
});
afterAll(() => site.close());
afterEach(() => site.heal());

const importOne = (name: string, problemId: string, token = admin.token) =>
  site.server.call('GET /api/admin/problem/import-remote-oj-problem', { token, query: { name, problemId } });
const testImport = (key: string, problemId: string, token = admin.token) =>
  site.server.call('POST /api/admin/remote/test-import', { token, body: { key, problemId } });
const pagePath: Record<RemotePrefix, RegExp> = {
  HDU: /showproblem/u,
  CF: /\/contest\/4\/problem/u,
  GYM: /\/gym\//u,
  POJ: /^\/problem/u,
  SPOJ: /^\/problems/u,
  AC: /\/tasks\//u,
  LIBRE: /getProblem/u,
};
const failPage = (key: RemotePrefix, fault: SiteFault) =>
  site.failAll(key, ({ path }) => (pagePath[key].test(path) ? fault : undefined));
const listTags = async (problemId: number) =>
  (
    await site.server.platform.database
      .selectFrom('problemTag')
      .innerJoin('tag', 'tag.id', 'problemTag.tagId')
      .select(['tag.name', 'tag.judgeSystem'])
      .where('problemId', '=', problemId)
      .execute()
  ).map(({ name, judgeSystem }) => `${judgeSystem} ${name}`);

describe.each(remotePrefixes)('a problem of %s', (key) => {
  const id = knownIds[key];
  const displayId = `${key}-${id}`.toUpperCase();
  const query = { key, problemId: id };

  test('is tested without storing anything', async () => {
    const tested = await testImport(key, id);
    expect(tested.envelope.data).toMatchObject({
      problem: { problemId: displayId, title: 'A + B', timeLimit: 1000, memoryLimit: 64 },
      pid: null,
      warnings: key === 'SPOJ' ? [{ code: 'languagesUnknown' }] : [],
    });
    expect(await site.findProblem(displayId)).toBeUndefined();
    const files = await site.server.platform.database.selectFrom('storedFile').select('id').execute();
    const problems = await site.server.platform.database.selectFrom('problem').select('id').execute();
    expect(files.length).toBe(problems.length);
  });

  test.each([
    ['dropBefore', 'remoteImportSiteDown'],
    ['maintenance', 'remoteImportSiteDown'],
    ['tooFast', 'remoteImportTooFast'],
    [{ answer: { body: '<html>A new design</html>' } }, 'remoteImportLayout'],
  ] as const)('says what is wrong: %j', async (fault, code) => {
    failPage(key, fault);
    const refused = await importOne(key, query.problemId);
    expect(refused.errorCode).toBe(code);
    expect(refused.envelope.msg).toContain(remoteJudgeNames[key]);
    expect(await site.findProblem(displayId)).toBeUndefined();
  });

  test('is stored with its picture, tags and source, once', async () => {
    const imported = await importOne(key, ` ${id} `);
    expect([imported.errorCode, imported.envelope.msg]).toEqual([undefined, '题目导入成功。']);
    const row = await site.findProblem(displayId);
    expect(row).toMatchObject({
      isRemote: true,
      visibility: 'public',
      scoring: 'acm',
      difficulty: 1,
      isTrailingBlankIgnored: false,
      areCaseResultsOpen: key === 'CF' || key === 'GYM',
      authorId: admin.id,
      timeLimitMs: 1000,
      memoryLimitMb: 64,
      groupId: null,
    });
    expect(row?.source).toMatch(new RegExp(`^\\[${displayId.replace('(', '\\(')}\\]\\(https?://`, 'u'));
    const address = /\/api\/public\/img\/[0-9a-f]{64}\.png/u.exec(row?.description ?? '')?.[0] ?? '';
    expect(row?.description).toContain('**two**');
    expect(row?.description).not.toContain(picturePath);
    const picture = await site.server.app.inject({ method: 'GET', url: address });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const ownTags: Partial<Record<RemotePrefix, string>> = {
      CF: 'math',
      GYM: 'math',
      SPOJ: 'math',
      LIBRE: '数学',
    };
    expect(await listTags(row?.id ?? 0)).toEqual([`${key} ${ownTags[key] ?? remoteJudgeNames[key]}`]);
    const again = await importOne(key, id);
    expect(again.errorCode).toBe('remoteImportExists');
    expect((await testImport(key, id)).envelope.data).toMatchObject({ pid: row?.id });
  });

  test('has the languages of its judge', async () => {
    const row = await site.findProblem(displayId);
    const detail = await site.server.call('GET /api/get-problem-languages', { query: { pid: row?.id ?? 0 } });
    const names = detail.envelope.data as { oj: string }[];
    expect(new Set(names.map(({ oj }) => oj))).toEqual(new Set([key === 'GYM' ? 'CF' : key]));
  });

  test('that is unknown, or whose id cannot be one, is refused', async () => {
    const unknown = {
      ...knownIds,
      HDU: '9999',
      CF: '4Z',
      GYM: '100001Z',
      POJ: '9999',
      SPOJ: 'NOPE',
      AC: 'abc110_z',
      LIBRE: '99',
    };
    const refused = await importOne(key, unknown[key]);
    expect(refused.errorCode).toBe('remoteImportUnknownProblem');
    expect(refused.envelope.msg).toContain(unknown[key]);
    for (const id of ['', '../x', '1/2', 'x'.repeat(200)])
      expect((await importOne(key, id)).errorCode).toBe('remoteImportIdInvalid');
  });
});

describe('imports', () => {
  test('are for administrators only, and only of known and enabled sites', async () => {
    const user = await site.server.addUser();
    expect((await importOne('HDU', '1001', user.token)).errorCode).toBe('noPermission');
    expect((await testImport('HDU', '1001', user.token)).errorCode).toBe('noPermission');
    const guest = await site.server.call('GET /api/admin/problem/import-remote-oj-problem', {
      query: { name: 'HDU', problemId: '1001' },
    });
    expect(guest.errorCode).toBe('loginRequired');
    expect((await importOne('UVA', '1')).errorCode).toBe('remoteImportSiteUnknown');
    await site.setVendor('HDU', false);
    expect((await importOne('HDU', '1001')).errorCode).toBe('remoteImportOff');
    expect((await testImport('HDU', '1001')).errorCode).toBe('remoteImportOff');
    await site.setVendor('HDU', true);
    expect(await site.findProblem('HDU-1001')).toBeUndefined();
  });

  test('take ids with their prefix and in capital letters, and texts in three languages', async () => {
    expect((await testImport('hdu', 'HDU-1001')).envelope.data).toMatchObject({
      problem: { problemId: 'HDU-1001' },
    });
    expect((await testImport('AC', 'ABC110_A')).envelope.data).toMatchObject({
      problem: { problemId: 'AC-ABC110_A' },
    });
    const texts = await Promise.all(
      ['zh-CN', 'zh-HK', 'en-US'].map(async (locale) => {
        const call = await site.server.call('GET /api/admin/problem/import-remote-oj-problem', {
          token: admin.token,
          query: { name: 'HDU', problemId: '9999' },
          headers: { 'accept-language': locale },
        });
        return call.envelope.msg;
      }),
    );
    expect(texts).toEqual(['HDU 上没有题目 9999。', 'HDU 上沒有題目 9999。', 'HDU has no problem 9999.']);
  });

  test('leave a link where a picture is missing, no picture, or too large', async () => {
    const answers: Record<string, SiteFault> = {
      '/missing.png': { answer: { status: 404, body: '' } },
      '/form.png': { answer: { body: '<html>Log in</html>' } },
      '/large.png': { answer: { body: Buffer.alloc(5 * 1024 * 1024) } },
      '/moved.png': { answer: { status: 302, headers: { location: picturePath }, body: '' } },
    };
    site.problems.HDU['1005'] = {
      title: 'Pictures',
      description: [...Object.keys(answers), 'http://127.0.0.1:1/inner.png', picturePath]
        .map((path) => `<img src="${path}">`)
        .join(''),
      sampleInput: '',
      sampleOutput: '',
    };
    site.failAll('HDU', ({ path }) => answers[path]);
    const imported = await importOne('HDU', '1005');
    const { origin } = site.sites.HDU;
    const { warnings } = imported.envelope.data as { warnings: { code: string; detail: string }[] };
    expect(warnings.map(({ code, detail }) => `${code} ${detail}`)).toEqual(
      Object.keys(answers).map((path) => `pictureNotStored ${origin}${path}`),
    );
    const row = await site.findProblem('HDU-1005');
    for (const path of Object.keys(answers)) expect(row?.description).toContain(`](${origin}${path})`);
    expect(row?.description).toContain('](http://127.0.0.1:1/inner.png)');
    expect(row?.description.match(/\/api\/public\/img\//gu)).toHaveLength(1);
  });

  test('store failures of a site for administrators, with its page', async () => {
    failPage('POJ', { answer: { body: '<html>Another design of POJ</html>' } });
    await importOne('POJ', '1002');
    const listed = await site.server.call('GET /api/admin/remote/failures', {
      token: site.root.token,
      query: { key: 'POJ' },
    });
    const [failure] = (listed.envelope.data as { records: { id: number }[] }).records;
    expect(failure).toMatchObject({ step: 'fetch', code: 'layoutChanged', hasSnapshot: true });
  });

  test('are in the audit log', async () => {
    const rows = await site.server.platform.database
      .selectFrom('auditLog')
      .select(['after', 'actorUsername'])
      .where('action', '=', 'problem.import')
      .execute();
    expect(rows).toContainEqual({
      actorUsername: 'the-admin',
      after: { problemId: 'HDU-1000', title: 'A + B', site: 'HDU' },
    });
  });

  test('of the same problem at once store it once', async () => {
    const [one, other] = await Promise.all([importOne('HDU', '1002'), importOne('HDU', '1002')]);
    expect(new Set([one.errorCode, other.errorCode])).toEqual(new Set(['remoteImportExists', undefined]));
  });
});

describe('private problems and challenges', () => {
  const pdf = Buffer.from('%PDF-1.4 a statement');

  test('of the gym need an account; a PDF is stored and linked', async () => {
    site.problems.CF['100002A'] = {
      title: 'Cables',
      description: '',
      sampleInput: '',
      sampleOutput: '',
      isPrivate: true,
      pdf,
    };
    expect((await importOne('GYM', '100002A')).errorCode).toBe('remoteImportPrivate');
    await site.addAccount('cf', 'stranger', 'wrong');
    expect((await importOne('GYM', '100002A')).errorCode).toBe('remoteImportAccount');
    const database = site.server.platform.database;
    await database.deleteFrom('remoteAccount').execute();
    await site.addAccount('cf');
    expect((await importOne('GYM', '100002A')).errorCode).toBeUndefined();
    const row = await site.findProblem('GYM-100002A');
    const address = /\]\((\/api\/public\/file\/[0-9a-f]{64}-\d+\.pdf)\)/u.exec(row?.description ?? '')?.[1];
    const file = await site.server.app.inject({ method: 'GET', url: address ?? '' });
    expect([file.headers['content-type'], file.rawPayload.equals(pdf)]).toEqual(['application/pdf', true]);
    expect(row).toMatchObject({ title: 'Cables', timeLimitMs: 1500, memoryLimitMb: 64 });
  });

  test('of the gym whose file is no PDF keep the link', async () => {
    site.problems.CF['100004A'] = {
      title: 'Doors',
      description: '',
      sampleInput: '',
      sampleOutput: '',
      pdf: Buffer.from('<html>Log in</html>'),
    };
    const imported = await importOne('GYM', '100004A');
    expect(imported.envelope.data).toMatchObject({ warnings: [{ code: 'fileNotStored' }] });
    const row = await site.findProblem('GYM-100004A');
    expect(row?.description).toContain(`](${site.sites.GYM.origin}/gym/100004/attachments/download/1/A.pdf)`);
  });

  test('a challenge is named', async () => {
    await site.server.platform.database.deleteFrom('remoteAccount').execute();
    site.codeforces.protectPages(true);
    expect((await importOne('CF', '4B')).errorCode).toBe('remoteImportChallenge');
    await site.addAccount('cf');
    expect((await importOne('CF', '4B')).errorCode).toBe('remoteImportChallenge');
    site.codeforces.protectPages(false);
    expect((await importOne('CF', '4B')).errorCode).toBeUndefined();
  });

  test('of LibreOJ are private', async () => {
    site.problems.LIBRE['7'] = {
      title: 'Hidden',
      description: '',
      sampleInput: '',
      sampleOutput: '',
      isPrivate: true,
    };
    expect((await importOne('LIBRE', '7')).errorCode).toBe('remoteImportPrivate');
  });

  test('of SPOJ have the languages that an account sees', async () => {
    site.problems.SPOJ['SUMS'] = { title: 'Sums', description: '', sampleInput: '', sampleOutput: '' };
    await site.addAccount('spoj');
    const imported = await importOne('SPOJ', 'sums');
    expect(imported.envelope.data).toMatchObject({ problemId: 'SPOJ-SUMS', warnings: [] });
    const { pid } = imported.envelope.data as { pid: number };
    const listed = await site.server.call('GET /api/get-problem-languages', { query: { pid } });
    expect((listed.envelope.data as unknown[]).length).toBe(2);
  });
});

describe('imports into trainings and contests', () => {
  const intoTraining = (tid: number, problemId: string, token = admin.token) =>
    site.server.call('GET /api/admin/training/import-remote-oj-problem', {
      token,
      query: { name: 'HDU', problemId, tid },
    });
  const intoContest = (cid: number, problemId: string, displayId: string, token = admin.token) =>
    site.server.call('GET /api/admin/contest/import-remote-oj-problem', {
      token,
      query: { name: 'HDU', problemId, cid, displayId },
    });
  const addRemote = (id: string) => {
    site.problems.HDU[id] = { title: `T${id}`, description: 'x', sampleInput: '', sampleOutput: '' };
  };

  test('add a problem to a training, imported or present', async () => {
    const tid = await addTraining(site.server, { authorId: admin.id });
    addRemote('1100');
    expect((await intoTraining(tid, '1100')).errorCode).toBeUndefined();
    expect((await intoTraining(tid, '1000')).errorCode).toBeUndefined();
    expect((await intoTraining(tid, '1000')).errorCode).toBe('trainingProblemAdded');
    const entries = await site.server.platform.database
      .selectFrom('trainingProblem')
      .innerJoin('problem', 'problem.id', 'trainingProblem.problemId')
      .select(['problem.displayId', 'problem.visibility'])
      .where('trainingId', '=', tid)
      .orderBy('trainingProblem.id')
      .execute();
    expect(entries.map(({ displayId, visibility }) => [displayId, visibility])).toEqual([
      ['HDU-1100', 'public'],
      ['HDU-1000', 'public'],
    ]);
  });

  test('ask the other site only after the rights', async () => {
    const other = await site.server.addUser({ role: 'admin' });
    const tid = await addTraining(site.server, { authorId: admin.id });
    const cid = await addContest(site.server, { ownerId: admin.id });
    addRemote('1101');
    expect((await intoTraining(tid, '1101', other.token)).errorCode).toBe('trainingAdminOnly');
    expect((await intoTraining(999_999, '1101')).errorCode).toBe('trainingNotFound');
    expect((await intoContest(cid, '1101', 'A', other.token)).errorCode).toBe('contestNotYours');
    expect((await intoContest(999_999, '1101', 'A')).errorCode).toBe('contestMissing');
    expect(await site.findProblem('HDU-1101')).toBeUndefined();
  });

  test('add a problem to a contest; a new one is for contests only, a bad name leaves nothing', async () => {
    const cid = await addContest(site.server, { ownerId: admin.id });
    addRemote('1102');
    expect((await intoContest(cid, '1102', '')).errorCode).toBe('contestFormInvalid');
    expect(await site.findProblem('HDU-1102')).toBeUndefined();
    expect((await intoContest(cid, '1102', 'A')).errorCode).toBeUndefined();
    expect(await site.findProblem('HDU-1102')).toMatchObject({ visibility: 'contest' });
    expect((await intoContest(cid, '1000', 'B')).errorCode).toBeUndefined();
    expect(await site.findProblem('HDU-1000')).toMatchObject({ visibility: 'public' });
    expect((await intoContest(cid, '1000', 'C')).errorCode).toBe('contestProblemAdded');
    const shown = await site.server.call('GET /api/get-problem-detail', { query: { problemId: 'HDU-1102' } });
    expect(JSON.stringify(shown.envelope)).not.toContain('T1102');
  });
});
