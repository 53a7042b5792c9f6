import { sql } from '@touchstone/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireDiscussion, WireDiscussionDetail } from '@touchstone/contract';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addDiscussion } from '../../testing/sample-discussions.ts';
import { openSwitches, setSwitches, type Person } from './testing/discussion-site.ts';

let server: TestServer;
let author: Person;
let other: Person;
let admin: Person;
let root: Person;

beforeAll(async () => {
  server = await startTestServer();
  author = await server.addUser({ username: 'author' });
  other = await server.addUser({ username: 'other' });
  admin = await server.addUser({ role: 'problem_admin' });
  root = await server.addUser({ role: 'root' });
});
afterAll(() => server.close());
beforeEach(() => openSwitches(server));

const form = { title: 'A question', description: 'About loops', content: 'How do loops end?', categoryId: 3 };
let number = 0;
/** Texts that differ, because a user may not post the same twice. */
const freshForm = () => ({ ...form, content: `How do loops end? ${String((number += 1))}` });

async function post(person: Person, changes: object = {}) {
  const answer = await server.call('POST /api/discussion', {
    token: person.token,
    body: { ...freshForm(), ...changes },
  });
  return { ...answer, id: (answer.envelope.data as { id: number } | null)?.id ?? 0 };
}
const view = async (id: number, person?: Person, remoteAddress = '10.0.0.1') => {
  const answer = await server.call('GET /api/get-discussion-detail', {
    query: { did: id },
    remoteAddress,
    ...(person !== undefined && { token: person.token }),
  });
  return { ...answer, detail: answer.envelope.data as WireDiscussionDetail };
};
const list = async (query: object = {}, person?: Person) => {
  const answer = await server.call('GET /api/get-discussion-list', {
    query: { limit: 100, ...query },
    ...(person !== undefined && { token: person.token }),
  });
  return { ...answer, page: answer.envelope.data as { records: WireDiscussion[]; total: number } };
};

describe('posting', () => {
  test('stores the discussion, which everyone can read', async () => {
    const { id, envelope } = await post(author);
    expect(envelope.status).toBe(200);
    const { detail } = await view(id);
    expect(detail).toMatchObject({
      title: form.title,
      author: 'author',
      role: 'user',
      categoryName: '求助',
      pid: null,
      gid: null,
      topPriority: false,
      status: 0,
      kind: 'discussion',
      hasLike: null,
      isDeleted: false,
    });
    expect((await list()).page.records.find((row) => row.id === id)?.content).toBeNull();
    expect((await list({}, author)).page.records.find((row) => row.id === id)?.content).toContain('loops');
  });

  test.each([
    [{ title: ' ' }, 'discussionTitleEmpty'],
    [{ title: null }, 'discussionTitleEmpty'],
    [{ title: 'x'.repeat(256) }, 'discussionTitleLong'],
    [{ description: '' }, 'discussionDescriptionEmpty'],
    [{ description: 'x'.repeat(256) }, 'discussionDescriptionLong'],
    [{ content: '\n' }, 'discussionContentEmpty'],
    [{ content: 'x'.repeat(65_536) }, 'discussionContentLong'],
    [{ categoryId: null }, 'discussionCategoryMissing'],
    [{ categoryId: 999 }, 'discussionCategoryMissing'],
    [{ pid: 'NONE' }, 'discussionProblemNotFound'],
    [{ kind: 'solution' }, 'solutionProblemMissing'],
  ])('refuses %j', async (changes, code) => {
    expect((await post(author, changes)).errorCode).toBe(code);
  });

  test('needs a login, an open switch and a role that may start discussions', async () => {
    expect((await server.call('POST /api/discussion', { body: form })).errorCode).toBe('loginRequired');
    const muted = await server.addUser({ role: 'mute_user' });
    const restricted = await server.addUser({ role: 'no_discuss_user' });
    expect((await post(muted)).errorCode).toBe('speakingMuted');
    const refused = await post(restricted);
    expect([refused.httpStatus, refused.errorCode]).toEqual([403, 'discussionRestricted']);
    await setSwitches(server, { openPublicDiscussion: false });
    expect((await post(author)).errorCode).toBe('publicDiscussionClosed');
  });

  test('about a problem that is hidden from the user is refused as if there was none', async () => {
    const hidden = await addProblem(server, { visibility: 'private' });
    expect((await post(other, { pid: hidden.displayId })).errorCode).toBe('discussionProblemNotFound');
    const shown = await addProblem(server);
    const { id } = await post(other, { pid: shown.displayId.toLowerCase() });
    expect((await view(id)).detail.pid).toBe(shown.displayId);
    expect((await list({ pid: shown.displayId })).page.records.map((row) => row.id)).toEqual([id]);
    expect((await list({ pid: 'NONE' })).page.total).toBe(0);
  });

  test('pins for administrators only', async () => {
    const own = await post(author, { topPriority: true });
    const pinned = await post(admin, { topPriority: true });
    expect((await view(own.id)).detail.topPriority).toBe(false);
    expect((await view(pinned.id)).detail.topPriority).toBe(true);
    expect((await list()).page.records[0]?.id).toBe(pinned.id);
  });
});

describe('limits of posting', () => {
  /** Not by the clock: the sessions of the test end after a day. */
  async function beginNextDay({ id }: Person) {
    const { database } = server.platform;
    const yesterday = new Date(Date.now() - 86_400_000);
    await database
      .updateTable('eventCounter')
      .set({ windowEndsAt: yesterday })
      .where('key', '=', `discussion-creation:${id}`)
      .execute();
    await database
      .updateTable('discussion')
      .set({ createdAt: yesterday })
      .where('authorId', '=', id)
      .execute();
  }

  test('require solved problems', async () => {
    await setSwitches(server, { defaultCreateDiscussionACInitValue: 1 });
    const newcomer = await server.addUser();
    expect((await post(newcomer)).errorCode).toBe('discussionCreateSolved');
    const solved = await addProblem(server);
    await addSubmission(server, { problemId: solved.id, userId: newcomer.id, status: 0 });
    await server.platform.database
      .updateTable('userStatistic')
      .set({ solvedCount: 1 })
      .where('userId', '=', newcomer.id)
      .execute();
    expect((await post(newcomer)).envelope.status).toBe(200);
    expect((await post(admin)).envelope.status).toBe(200);
  });

  test('let everybody ask about a problem that they have tried', async () => {
    await setSwitches(server, { defaultCreateDiscussionACInitValue: 1 });
    const beginner = await server.addUser();
    const [tried, other] = [await addProblem(server), await addProblem(server)];
    await addSubmission(server, { problemId: tried.id, userId: beginner.id, status: -1 });
    const limitsFor = async (pid?: string) => {
      const { token } = beginner;
      const answer = await server.call('GET /api/discussion-posting-limits', { token, query: { pid } });
      return answer.envelope.data;
    };
    expect(await limitsFor()).toMatchObject({ refusal: 'discussionCreateSolved', solvedMinimum: 1 });
    expect(await limitsFor(other.displayId)).toMatchObject({ refusal: 'discussionCreateSolved' });
    expect(await limitsFor(tried.displayId)).toMatchObject({ refusal: null, solvedMinimum: 0 });
    expect((await post(beginner)).errorCode).toBe('discussionCreateSolved');
    expect((await post(beginner, { pid: other.displayId })).errorCode).toBe('discussionCreateSolved');
    expect((await post(beginner, { pid: tried.displayId })).envelope.status).toBe(200);
  });

  test('count discussions of a day, also concurrent ones, and none that was refused', async () => {
    await setSwitches(server, { defaultCreateDiscussionDailyLimit: 2 });
    const writer = await server.addUser();
    expect((await post(writer, { title: '' })).errorCode).toBe('discussionTitleEmpty');
    const sent = await Promise.all([post(writer), post(writer), post(writer)]);
    const refused = sent.flatMap(({ errorCode }) => errorCode ?? []);
    expect(refused).toEqual(['discussionCreateDaily']);
    await beginNextDay(writer);
    expect((await post(writer)).envelope.status).toBe(200);
  });

  test('count all discussions that are not deleted', async () => {
    await setSwitches(server, { defaultCreateDiscussionLimit: 1 });
    const writer = await server.addUser();
    const { id } = await post(writer);
    expect((await post(writer)).errorCode).toBe('discussionCreateTotal');
    await server.call('DELETE /api/discussion', { token: writer.token, query: { did: id } });
    expect((await post(writer)).envelope.status).toBe(200);
    const limits = await server.call('GET /api/discussion-posting-limits', { token: writer.token });
    expect(limits.envelope.data).toMatchObject({
      posted: 1,
      totalMaximum: 1,
      refusal: 'discussionCreateTotal',
    });
  });

  test('refuse the same text twice within a day', async () => {
    const writer = await server.addUser();
    await post(writer, { content: 'Same  text!' });
    expect((await post(writer, { content: 'same text' })).errorCode).toBe('duplicatePost');
    await beginNextDay(writer);
    expect((await post(writer, { content: 'same text' })).envelope.status).toBe(200);
  });

  test('refuse many links of a new account, also in an edit', async () => {
    const writer = await server.addUser();
    const content = 'https://a.example https://b.example https://c.example';
    expect((await post(writer, { content })).errorCode).toBe('newAccountLinks');
    const { id } = await post(writer);
    const edit = await server.call('PUT /api/discussion', { token: writer.token, body: { id, content } });
    expect(edit.errorCode).toBe('newAccountLinks');
    expect((await post(admin, { content })).envelope.status).toBe(200);
  });

  test('limit the rate of one user', async () => {
    const writer = await server.addUser();
    const attempts = await Promise.all(Array.from({ length: 31 }, () => post(writer, { title: '' })));
    expect(attempts.filter(({ errorCode }) => errorCode === 'tooManyRequests')).toHaveLength(1);
  });
});

describe('views', () => {
  test('count once per viewer and hour', async () => {
    const { id } = await post(author);
    await view(id, undefined, '10.1.0.1');
    await view(id, undefined, '10.1.0.1');
    await view(id, undefined, '10.1.0.2');
    await view(id, other);
    await view(id, other, '10.1.0.3');
    expect((await view(id, other)).detail.viewNum).toBe(3);
    server.passTime(3601);
    expect((await view(id, other)).detail.viewNum).toBe(4);
  });

  test('add to those of an import', async () => {
    const { id } = await post(author);
    await server.platform.database
      .updateTable('discussion')
      .set({ viewCount: 500 })
      .where('id', '=', id)
      .execute();
    expect((await view(id, undefined, '10.3.0.1')).detail.viewNum).toBe(501);
    expect((await view(id, undefined, '10.3.0.2')).detail.viewNum).toBe(502);
  });

  test('leave the row of the discussion alone, so that its lists are read by their indexes', async () => {
    const { id } = await post(author);
    const findVersion = () =>
      server.platform.database
        .selectFrom('discussion')
        .select(sql<string>`ctid::text`.as('version'))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const before = await findVersion();
    await view(id, undefined, '10.4.0.1');
    expect(await findVersion()).toEqual(before);
  });

  test('of many viewers at once count once each', async () => {
    const ids = [(await post(author)).id, (await post(author)).id];
    const addresses = Array.from({ length: 10 }, (_, index) => `10.2.0.${String(index)}`);
    const once = () => addresses.flatMap((address) => ids.map((id) => view(id, undefined, address)));
    await Promise.all([...once(), ...once()]);
    for (const id of ids) expect((await view(id, undefined, '10.2.0.1')).detail.viewNum).toBe(10);
  });
});

describe('editing', () => {
  test('is for the author and super administrators', async () => {
    const { id } = await post(author);
    const edit = (person: Person, changes: object) =>
      server.call('PUT /api/discussion', { token: person.token, body: { id, ...changes } });
    expect((await edit(other, { title: 'Mine' })).errorCode).toBe('discussionForbidden');
    expect((await edit(admin, { title: 'Mine' })).errorCode).toBe('discussionForbidden');
    expect((await edit(author, { title: '' })).errorCode).toBe('discussionTitleEmpty');
    await edit(author, { title: 'New', topPriority: true, status: 1 });
    expect((await view(id)).detail).toMatchObject({ title: 'New', topPriority: false, status: 0 });
    await edit(root, { title: 'Newer', topPriority: true });
    expect((await view(id)).detail).toMatchObject({ title: 'Newer', topPriority: true });
    expect((await server.call('PUT /api/discussion', { token: author.token, body: form })).errorCode).toBe(
      'discussionIdMissing',
    );
  });

  test('is refused to a muted author', async () => {
    const muted = await server.addUser({ role: 'mute_user' });
    const id = await addDiscussion(server, { authorId: muted.id });
    const { errorCode } = await server.call('PUT /api/discussion', {
      token: muted.token,
      body: { id, title: 'Loud' },
    });
    expect(errorCode).toBe('speakingMuted');
  });
});

describe('deleting', () => {
  const remove = (person: Person, did: number) =>
    server.call('DELETE /api/discussion', { token: person.token, query: { did } });
  const restore = (person: Person, did: number) =>
    server.call('POST /api/discussion-restore', { token: person.token, body: { did } });

  test('is for the author and administrators, and can be undone', async () => {
    const { id } = await post(author);
    expect((await remove(other, id)).errorCode).toBe('discussionForbidden');
    expect((await remove(author, id)).envelope.status).toBe(200);
    expect((await view(id)).errorCode).toBe('discussionNotFound');
    expect((await view(id, author)).detail).toMatchObject({ isDeleted: true, allowed: { restore: true } });
    expect((await list()).page.records.map((row) => row.id)).not.toContain(id);
    expect((await restore(other, id)).errorCode).toBe('discussionNotFound');
    expect((await restore(author, id)).envelope.status).toBe(200);
    expect((await view(id)).detail.isDeleted).toBe(false);
  });

  test('by an administrator is logged, and the author cannot undo it', async () => {
    const { id } = await post(author);
    await remove(admin, id);
    expect((await restore(author, id)).errorCode).toBe('discussionNotFound');
    expect((await restore(admin, id)).envelope.status).toBe(200);
    const logged = await server.platform.database
      .selectFrom('auditLog')
      .select('action')
      .where('target', '=', `discussion ${String(id)}`)
      .orderBy('id')
      .execute();
    expect(logged.map(({ action }) => action)).toEqual(['discussion.delete', 'discussion.restore']);
  });

  test('cannot be undone after 30 days', async () => {
    const { id } = await post(author);
    await remove(author, id);
    await server.platform.database
      .updateTable('discussion')
      .set({ deletedAt: new Date(Date.now() - 60 * 86_400_000) })
      .where('id', '=', id)
      .execute();
    expect((await restore(author, id)).errorCode).toBe('discussionRestoreExpired');
  });
});

describe('likes', () => {
  const like = (person: Person, did: number, toLike: boolean) =>
    server.call('GET /api/discussion-like', { token: person.token, query: { did, toLike } });

  test('count once, also when sent many times at the same moment', async () => {
    const { id } = await post(author);
    const answers = await Promise.all(Array.from({ length: 8 }, () => like(other, id, true)));
    expect(answers.every(({ envelope }) => envelope.status === 200)).toBe(true);
    expect((await view(id, other)).detail).toMatchObject({ likeNum: 1, hasLike: true });
    await Promise.all([like(other, id, false), like(other, id, false), like(author, id, true)]);
    expect((await view(id, other)).detail).toMatchObject({ likeNum: 1, hasLike: null });
  });

  test('need a login and a discussion that the user may read', async () => {
    expect(
      (await server.call('GET /api/discussion-like', { query: { did: 1, toLike: true } })).errorCode,
    ).toBe('loginRequired');
    expect((await like(other, 1, true)).errorCode).toBe('discussionNotFound');
  });
});

describe('a disabled discussion', () => {
  test('is read by its author and administrators only', async () => {
    const { id } = await post(author);
    await server.call('PUT /api/admin/discussion', { token: admin.token, body: { id, status: 1 } });
    expect((await view(id)).errorCode).toBe('discussionDisabled');
    expect((await view(id, other)).errorCode).toBe('discussionDisabled');
    expect((await view(id, author)).detail.status).toBe(1);
    expect((await view(id, admin)).detail.status).toBe(1);
    expect((await list({}, other)).page.records.map((row) => row.id)).not.toContain(id);
    expect((await list({ onlyMine: true }, author)).page.records.map((row) => row.id)).toContain(id);
    expect((await list({ admin: true }, admin)).page.records.map((row) => row.id)).toContain(id);
    // Only administrators have the list of the back office.
    expect((await list({ admin: true }, other)).page.records.map((row) => row.id)).not.toContain(id);
  });
});

describe('the search', () => {
  const search = async (keyword: string, person?: Person) =>
    (await list({ keyword }, person)).page.records.map((row) => row.id);

  test.each([
    ['a Chinese word of the title', { title: '请问石桥怎么走' }, '石桥'],
    ['one Chinese character', { title: '鱻' }, '鱻'],
    ['a word of the text, in any case', { content: 'Use a Quicksort variant' }, 'QUICKSORT'],
    ['a Chinese word of the text', { content: '这里需要拓扑排序才行' }, '拓扑排序'],
    ['words of the summary', { description: 'segment tree beats' }, 'tree beats'],
    ['signs of patterns', { content: 'what about 50%_off here' }, '50%_off'],
  ])('finds %s', async (_, text, keyword) => {
    const { id } = await post(author, text);
    expect(await search(keyword)).toEqual([id]);
  });

  test('finds the author and the id', async () => {
    const writer = await server.addUser({ username: 'zebra-finder' });
    const { id } = await post(writer);
    expect(await search('bra-find')).toEqual([id]);
    expect(await search(String(id))).toContain(id);
  });

  test('finds the new name of an author', async () => {
    const writer = await server.addUser({ username: 'early-name' });
    const { id } = await post(writer);
    expect([await search('early-name'), await search('later-name')]).toEqual([[id], []]);
    await server.platform.database
      .updateTable('userAccount')
      .set({ username: 'later-name' })
      .where('id', '=', writer.id)
      .execute();
    await vi.waitFor(
      async () => {
        expect([await search('early-name'), await search('later-name')]).toEqual([[], [id]]);
      },
      { timeout: 10_000, interval: 20 },
    );
  });

  test('lists once what matches by text, author and id', async () => {
    const writer = await server.addUser({ username: 'heron-writer' });
    const { id } = await post(writer, { content: 'a text of heron-writer' });
    expect(await search('heron-writer')).toEqual([id]);
    await server.platform.database
      .updateTable('userAccount')
      .set({ username: `heron-${String(id)}` })
      .where('id', '=', writer.id)
      .execute();
    expect((await search(String(id))).filter((found) => found === id)).toEqual([id]);
  });

  test('finds neither disabled nor deleted ones, nor words that are apart', async () => {
    const { id } = await post(author, { content: 'first walrus, then piano' });
    expect(await search('walrus piano')).toEqual([]);
    await server.call('PUT /api/admin/discussion', { token: admin.token, body: { id, status: 1 } });
    expect(await search('walrus')).toEqual([]);
    expect((await list({ keyword: 'walrus', admin: true }, admin)).page.total).toBe(1);
    await server.call('DELETE /api/discussion', { token: author.token, query: { did: id } });
    expect((await list({ keyword: 'walrus', admin: true }, admin)).page.total).toBe(0);
  });

  test('saves a text of the greatest length', async () => {
    const { id } = await post(author, { content: `${'长'.repeat(65_000)}尾` });
    expect(await search('长长长长')).toEqual([id]);
  });
});

describe('categories', () => {
  test('are saved as a whole list by super administrators', async () => {
    const load = async () =>
      (await server.call('GET /api/discussion-category')).envelope.data as { id: number; name: string }[];
    const before = await load();
    expect(before.map(({ name }) => name)).toEqual(['闲聊', '题解', '求助', '建议', '记录']);
    const save = (person: Person, body: object[]) =>
      server.call('POST /api/discussion-category', { token: person.token, body });
    expect((await save(admin, before)).httpStatus).toBe(403);
    const { envelope } = await save(root, [{ id: 1, name: '灌水' }, { name: ' 招新 ' }, { name: ' ' }]);
    expect((envelope.data as { name: string }[]).map(({ name }) => name)).toEqual([
      '灌水',
      '题解',
      '求助',
      '建议',
      '记录',
      '招新',
    ]);
    expect((await save(root, [{ name: '招新' }])).errorCode).toBe('discussionCategoryName');
    expect((await save(root, [{ id: 99, name: 'x' }])).errorCode).toBe('discussionCategoryGone');
    expect((await save(root, [{ name: 'x'.repeat(51) }])).errorCode).toBe('discussionCategoryName');
  });

  test('filter the list', async () => {
    const { id } = await post(author, { categoryId: 5 });
    expect((await list({ cid: 5 })).page.records.map((row) => row.id)).toEqual([id]);
  });
});
