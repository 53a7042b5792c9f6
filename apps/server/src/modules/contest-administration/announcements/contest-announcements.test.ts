import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startContestSite, type ContestSite, type TestUser } from '../testing/contest-site.ts';

let site: ContestSite;
beforeAll(async () => {
  site = await startContestSite();
});
afterAll(() => site.server.close());
beforeEach(() => site.reset());

interface Announced {
  id: number;
  title: string;
  content: string;
  status: number;
  username: string;
}

const announce = async (cid: number, announcement: object, { token }: TestUser = site.people.owner) =>
  (await site.server.call('POST /api/admin/contest/announcement', { body: { cid, announcement }, token }))
    .errorCode;

async function list(cid: number, { token }: TestUser = site.people.owner) {
  const { envelope } = await site.server.call('GET /api/admin/contest/announcement', {
    query: { cid },
    token,
  });
  return (envelope.data as { records: Announced[] } | null)?.records;
}

test('creates, changes, hides and deletes contest announcements, and logs it', async () => {
  const cid = await site.create();
  expect(await announce(cid, { title: ' Problem A ', content: 'n is at most 9.' })).toBeUndefined();
  await announce(cid, { title: 'Hidden', content: '', status: 1 });
  const [hidden, shown] = (await list(cid)) ?? [];
  expect([hidden, shown]).toMatchObject([
    { title: 'Hidden', status: 1 },
    { title: 'Problem A', content: 'n is at most 9.', status: 0, username: 'the-owner' },
  ]);
  const { token } = site.people.owner;
  const body = { cid, announcement: { id: shown?.id ?? 0, content: 'n is at most 8.', status: 0 } };
  await site.server.call('PUT /api/admin/contest/announcement', { body, token });
  expect((await list(cid))?.[1]).toMatchObject({ title: 'Problem A', content: 'n is at most 8.' });
  expect(await site.lastAudit()).toMatchObject({
    action: 'contest-announcement.change',
    before: { cid, content: 'n is at most 9.' },
    after: { cid, content: 'n is at most 8.' },
  });
  const remove = () =>
    site.server.call('DELETE /api/admin/contest/announcement', { query: { aid: shown?.id ?? 0 }, token });
  expect((await remove()).errorCode).toBeUndefined();
  expect(await site.lastAudit()).toMatchObject({ action: 'contest-announcement.delete', before: { cid } });
  expect((await remove()).errorCode).toBe('announcementGone');
  expect(await list(cid)).toHaveLength(1);
});

test("limits changes to the administrators of the announcement's contest", async () => {
  const { other, keeper, person, root } = site.people;
  const cid = await site.create();
  const foreign = await site.create({}, other);
  await announce(cid, { title: 'First' });
  const id = (await list(cid))?.[0]?.id ?? 0;
  for (const stranger of [other, keeper]) {
    const { token } = stranger;
    expect(await announce(cid, { title: 'Mine' }, stranger)).toBe('contestNotYours');
    expect(await list(cid, stranger)).toBeUndefined();
    // The contest in the request is ignored.
    const body = { cid: foreign, announcement: { id, title: 'Mine' } };
    const change = await site.server.call('PUT /api/admin/contest/announcement', { body, token });
    expect(change.errorCode).toBe('contestNotYours');
    const remove = await site.server.call('DELETE /api/admin/contest/announcement', {
      query: { aid: id },
      token,
    });
    expect(remove.errorCode).toBe('contestNotYours');
  }
  expect(await announce(cid, { title: 'Mine' }, person)).toBe('contestNotYours');
  expect(await announce(cid, { title: 'By root' }, root)).toBeUndefined();
  expect(await list(cid)).toMatchObject([{ title: 'By root' }, { title: 'First' }]);
});

test.each([
  [{ title: ' ', content: 'x' }, 'announcementTitleEmpty'],
  [{ title: 'x'.repeat(256) }, 'announcementTitleTooLong'],
  [{ title: 'x', content: 'x'.repeat(65_536) }, 'announcementTooLong'],
])('refuses invalid input: case %#', async (announcement, code) => {
  const cid = await site.create();
  expect(await announce(cid, announcement)).toBe(code);
  expect(await list(cid)).toEqual([]);
});
