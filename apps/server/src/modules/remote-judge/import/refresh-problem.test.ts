import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addProblem } from '../../../testing/sample-content.ts';
import { picturePath, startImportSite, type ImportSite } from './testing/import-site.ts';

type Refresh = Calls['POST /api/admin/remote/refresh'];
type Refreshed = DataOf<Refresh>;

const shown = {
  title: 'Old title',
  description: `Old text.<img src="${picturePath}">`,
  sampleInput: '1',
  sampleOutput: '1',
  hint: 'A hint.',
};

let site: ImportSite;
let admin: Awaited<ReturnType<ImportSite['server']['addUser']>>;
let pid: number;
let number = 2000;
beforeAll(async () => {
  site = await startImportSite();
  admin = await site.server.addUser({ role: 'admin' });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.heal();
  number += 1;
  site.problems.HDU[String(number)] = shown;
  const imported = await site.server.call('GET /api/admin/problem/import-remote-oj-problem', {
    token: admin.token,
    query: { name: 'HDU', problemId: String(number) },
  });
  pid = (imported.envelope.data as { pid: number }).pid;
});

const change = (changes: Partial<typeof shown>) => {
  site.problems.HDU[String(number)] = { ...shown, ...changes };
};
const refresh = (body: Omit<SentBodyOf<Refresh>, 'pid'>, token = admin.token) =>
  site.server.call('POST /api/admin/remote/refresh', { token, body: { pid, ...body } });
const preview = async () => (await refresh({ isPreview: true })).envelope.data as Refreshed;
const find = () => site.findProblem(`HDU-${String(number)}`);

test('a statement that did not change, with its picture, has no changes', async () => {
  const before = await find();
  expect((await preview()).changes).toEqual([]);
  const applied = await refresh({ isPreview: false });
  expect((applied.envelope.data as Refreshed).changes).toEqual([]);
  expect(await find()).toEqual(before);
});

test('the preview shows what would change and stores nothing; applying stores it', async () => {
  const before = await find();
  change({ title: 'New title', description: `New text.<img src="${picturePath}">`, hint: 'A hint.' });
  const seen = await preview();
  expect(seen.changes.map(({ field }) => field)).toEqual(['title', 'description']);
  expect(seen.changes[0]).toEqual({ field: 'title', before: 'Old title', after: 'New title' });
  expect(await find()).toEqual(before);
  const applied = await refresh({ isPreview: false, gmtModified: seen.gmtModified });
  expect((applied.envelope.data as Refreshed).changes).toEqual(seen.changes);
  expect(await find()).toMatchObject({ title: 'New title', description: seen.changes[1]?.after });
  expect((await preview()).changes).toEqual([]);
});

test('only the chosen fields are stored', async () => {
  change({ title: 'New title', description: 'New text.' });
  const applied = await refresh({ isPreview: false, fields: ['description'] });
  expect((applied.envelope.data as Refreshed).changes.map(({ field }) => field)).toEqual(['description']);
  expect(await find()).toMatchObject({ title: 'Old title', description: 'New text.' });
});

test('a problem that was changed since the preview is not overwritten', async () => {
  change({ description: 'New text.' });
  const { gmtModified } = await preview();
  await refresh({ isPreview: false, fields: ['description'], gmtModified });
  change({ description: 'Newer text.' });
  expect((await refresh({ isPreview: false, gmtModified })).errorCode).toBe('problemChangedMeanwhile');
});

test('a new picture is stored, and one that cannot be fetched stays a link', async () => {
  change({ description: 'Text.<img src="/gone.png">' });
  site.failAll('HDU', ({ path }) =>
    path === '/gone.png' ? { answer: { status: 404, body: '' } } : undefined,
  );
  const applied = (await refresh({ isPreview: false })).envelope.data as Refreshed;
  expect(applied.warnings).toMatchObject([{ code: 'pictureNotStored' }]);
  expect((await find())?.description).toContain(`](${site.sites.HDU.origin}/gone.png)`);
});

test('is refused for other problems, other people and sites that do not answer', async () => {
  const local = await addProblem(site.server, { authorId: admin.id });
  const ofLocal = await site.server.call('POST /api/admin/remote/refresh', {
    token: admin.token,
    body: { pid: local.id, isPreview: true },
  });
  expect(ofLocal.errorCode).toBe('remoteRefreshLocal');
  const other = await site.server.addUser({ role: 'admin' });
  expect((await refresh({ isPreview: true }, other.token)).errorCode).toBe('problemNotYours');
  const user = await site.server.addUser();
  expect((await refresh({ isPreview: true }, user.token)).errorCode).toBe('noPermission');
  site.failAll('HDU', () => 'maintenance');
  expect((await refresh({ isPreview: true })).errorCode).toBe('remoteImportSiteDown');
  delete site.problems.HDU[String(number)];
  site.heal();
  expect((await refresh({ isPreview: true })).errorCode).toBe('remoteImportUnknownProblem');
});
