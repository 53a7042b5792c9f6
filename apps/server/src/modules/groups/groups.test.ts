import type { DataOf, Group, groupsCalls } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addGroupOf, addPeople, listMine, type People, type PersonName } from './testing/group-site.ts';

let server: TestServer;
let people: People;
let groupId: number;
let hiddenId: number;
let bannedId: number;

beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
  groupId = await addGroupOf(server, people, { name: 'Open group', shortName: 'OPENGROUP', code: 'abc123' });
  hiddenId = await addGroupOf(server, people, {
    name: 'Hidden group',
    shortName: 'HIDDENGRP',
    isVisible: false,
  });
  bannedId = await addGroupOf(server, people, {
    name: 'Banned group',
    shortName: 'BANNEDGRP',
    isBanned: true,
  });
});
afterAll(() => server.close());

const everyone: readonly PersonName[] = [
  'outsider',
  'applying',
  'refused',
  'member',
  'admin',
  'root',
  'owner',
  'siteAdmin',
  'siteRoot',
];
const inside: readonly PersonName[] = ['member', 'admin', 'root', 'owner', 'siteRoot'];

type Listed = DataOf<(typeof groupsCalls)['GET /api/get-group-list']>;
const list = async (token: string | undefined, query: object = {}) =>
  (
    await server.call('GET /api/get-group-list', {
      ...(token !== undefined && { token }),
      query: { limit: 100, onlyMine: false, ...query },
    })
  ).envelope.data as Listed;
const idsFor = async (token: string | undefined, query: object = {}) =>
  (await list(token, query)).records.map(({ id }) => id);
const detail = (name: PersonName, gid: number) =>
  server.call('GET /api/get-group-detail', { token: people[name].token, query: { gid } });

describe('the list of groups', () => {
  test('has visible groups for guests, with the number of members', async () => {
    const { records, total } = await list(undefined);
    expect(records).toHaveLength(total);
    expect(records.find(({ id }) => id === groupId)).toMatchObject({
      name: 'Open group',
      shortName: 'OPENGROUP',
      owner: people.owner.username,
      auth: 1,
      visible: true,
      memberCount: 4,
    });
    expect(records.map(({ id }) => id)).not.toContain(hiddenId);
    expect(records.map(({ id }) => id)).not.toContain(bannedId);
  });

  test.each(everyone)('has a hidden group as it should for %s, also in a search', async (name) => {
    const { token } = people[name];
    expect((await idsFor(token)).includes(hiddenId)).toBe(inside.includes(name));
    expect(await idsFor(token, { keyword: 'hidden' })).toEqual(inside.includes(name) ? [hiddenId] : []);
    expect(await idsFor(token, { keyword: 'BANNEDGRP' })).toEqual([]);
  });

  test('finds by name, short name and owner, and filters by access', async () => {
    expect(await idsFor(undefined, { keyword: 'pen gr' })).toEqual([groupId]);
    expect(await idsFor(undefined, { keyword: 'opengroup' })).toEqual([groupId]);
    expect(await idsFor(undefined, { keyword: people.owner.username })).toEqual([groupId]);
    expect(await idsFor(undefined, { keyword: '%' })).toEqual([]);
    expect(await idsFor(undefined, { keyword: 'opengroup', auth: 3 })).toEqual([]);
    expect(await idsFor(undefined, { keyword: 'opengroup', auth: 0 })).toEqual([groupId]);
  });

  test('has the own groups only', async () => {
    expect(await idsFor(people.member.token, { onlyMine: true })).toEqual([groupId, hiddenId]);
    expect(await idsFor(people.applying.token, { onlyMine: true })).toEqual([]);
    const guest = await server.call('GET /api/get-group-list', { query: { onlyMine: true } });
    expect(guest.errorCode).toBe('ownGroupsLogin');
    // Existing clients always send it; without it all groups are listed.
    expect((await server.call('GET /api/get-group-list')).errorCode).toBeUndefined();
  });
});

describe('a group', () => {
  test('needs a login', async () => {
    const answer = await server.call('GET /api/get-group-detail', { query: { gid: groupId } });
    expect([answer.httpStatus, answer.errorCode]).toEqual([401, 'loginRequired']);
  });

  test.each(everyone)('is shown to %s, the code to roots only', async (name) => {
    const { envelope } = await detail(name, groupId);
    const seesCode = ['root', 'owner', 'siteRoot'].includes(name);
    expect(envelope.data).toMatchObject({ id: groupId, status: 0, code: seesCode ? 'abc123' : null });
  });

  test.each(everyone)('that is hidden or banned is refused as it should be for %s', async (name) => {
    const refusal = inside.includes(name) ? undefined : 'groupHidden';
    expect((await detail(name, hiddenId)).errorCode).toBe(refusal);
    expect((await detail(name, bannedId)).errorCode).toBe(name === 'siteRoot' ? undefined : 'groupNotFound');
    expect((await detail(name, 999_999)).errorCode).toBe('groupNotFound');
  });

  test.each([
    ['outsider', 0, false],
    ['applying', 1, false],
    ['refused', 2, false],
    ['member', 3, true],
    ['admin', 4, true],
    ['root', 5, true],
    ['owner', 5, true],
    ['siteAdmin', 0, false],
    ['siteRoot', 0, true],
  ] as const)('%s has standing %i', async (name, auth, access) => {
    const { token } = people[name];
    const query = { gid: groupId };
    expect((await server.call('GET /api/get-group-auth', { token, query })).envelope.data).toBe(auth);
    expect((await server.call('GET /api/get-group-access', { token, query })).envelope.data).toEqual({
      access,
    });
    const summary = await server.call('GET /api/group-summary', { token, query });
    const isAdmin = ['admin', 'root', 'owner', 'siteRoot'].includes(name);
    expect(summary.envelope.data).toEqual({ memberCount: 4, applicationCount: isAdmin ? 1 : null });
  });
});

const form = {
  name: 'Class of 2026',
  shortName: 'CLASS26',
  brief: 'A class of beginners.',
  description: 'We meet on Mondays.',
  auth: 2,
  visible: true,
  code: 'abc123',
  avatar: '',
};
let formNumber = 0;
const nextForm = (changes: object = {}) => {
  formNumber += 1;
  return {
    ...form,
    name: `Class ${String(formNumber)} of 2026`,
    shortName: `CLASS${String(formNumber)}`,
    ...changes,
  };
};
const create = (token: string, body: object) => server.call('POST /api/group', { token, body });

const setLimits = (switches: object) =>
  server.call('PUT /api/admin/switch/update', { token: people.siteRoot.token, body: switches });

describe('creating a group', () => {
  beforeEach(async () => {
    await setLimits({
      defaultCreateGroupACInitValue: 0,
      defaultCreateGroupDailyLimit: 2,
      defaultCreateGroupLimit: 3,
    });
  });

  test('makes the creator its owner and root', async () => {
    const user = await server.addUser();
    const body = nextForm({ owner: 'somebody', uid: people.outsider.id, status: 1, id: 7 });
    expect((await create(user.token, body)).envelope).toMatchObject({ status: 200, data: null });
    const [created] = (await list(user.token, { onlyMine: true })).records;
    expect(created).toMatchObject({ name: body.name, owner: user.username, memberCount: 1, auth: 2 });
    const { envelope } = await server.call('GET /api/get-group-detail', {
      token: user.token,
      query: { gid: created?.id ?? 0 },
    });
    expect(envelope.data).toMatchObject({ uid: user.id, code: 'abc123', status: 0, brief: form.brief });
  });

  test.each([
    ['name', { name: 'abcd' }, 'groupNameLength'],
    ['shortName', { shortName: 'a' }, 'groupShortNameLength'],
    ['shortName', { shortName: 'a/b/c' }, 'groupShortNameCharacters'],
    ['brief', { brief: 'x' }, 'groupBriefLength'],
    ['description', { description: undefined }, 'groupDescriptionLength'],
    ['auth', { auth: 4 }, 'groupAccessUnknown'],
    ['code', { code: '12345' }, 'groupCodeLength'],
    ['name', { name: 'OPEN GROUP' }, 'groupNameTaken'],
    ['shortName', { shortName: 'opengroup' }, 'groupShortNameTaken'],
  ])('with a wrong %s names the field and counts nothing: %j', async (field, changes, code) => {
    const { token } = await server.addUser();
    const answer = await server.call('POST /api/group', {
      token,
      body: nextForm(changes),
      headers: { 'accept-language': 'en-US' },
    });
    expect(answer.errorCode).toBe(code);
    expect(answer.envelope).toMatchObject({ status: 400, msg: expect.stringContaining(`(${field})`) });
    const limits = await server.call('GET /api/group-creation-limits', { token });
    expect(limits.envelope.data).toMatchObject({ createdToday: 0, owned: 0, refusal: null });
  });

  test('is limited per day and in total, which the form learns before', async () => {
    const { token } = await server.addUser();
    expect((await create(token, nextForm())).errorCode).toBeUndefined();
    expect((await create(token, nextForm())).errorCode).toBeUndefined();
    expect((await create(token, nextForm())).errorCode).toBe('groupCreateDaily');
    const limits = async () => (await server.call('GET /api/group-creation-limits', { token })).envelope.data;
    expect(await limits()).toEqual({
      isLimited: true,
      solved: 0,
      solvedMinimum: 0,
      createdToday: 2,
      dailyMaximum: 2,
      owned: 2,
      totalMaximum: 3,
      refusal: 'groupCreateDaily',
    });
    await setLimits({ defaultCreateGroupDailyLimit: 10 });
    expect((await create(token, nextForm())).errorCode).toBeUndefined();
    expect((await create(token, nextForm())).errorCode).toBe('groupCreateTotal');
  });

  test('is limited for concurrent calls, too', async () => {
    const { token } = await server.addUser();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(token, nextForm())));
    expect(answers.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(2);
  });

  test('needs solved problems, which administrators of the site do not', async () => {
    await setLimits({ defaultCreateGroupACInitValue: 1 });
    const { id, token } = await server.addUser();
    const refused = await create(token, nextForm());
    expect([refused.errorCode, refused.envelope.status]).toEqual(['groupCreateSolved', 403]);
    const problem = await addProblem(server);
    await addSubmission(server, { problemId: problem.id, userId: id, status: 0 });
    await server.platform.database
      .insertInto('userStatistic')
      .values({ userId: id, solvedCount: 1 })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ solvedCount: 1 }))
      .execute();
    expect((await create(token, nextForm())).errorCode).toBeUndefined();
    for (const role of ['admin', 'problem_admin', 'root'] as const) {
      const admin = await server.addUser({ role });
      expect((await create(admin.token, nextForm())).errorCode).toBeUndefined();
    }
  });

  test('is not for restricted roles and guests', async () => {
    const { token } = await server.addUser({ role: 'mute_user' });
    expect((await create(token, nextForm())).httpStatus).toBe(403);
    expect((await server.call('POST /api/group', { body: nextForm() })).httpStatus).toBe(401);
  });
});

describe('changing a group', () => {
  const change = (name: PersonName, body: Record<string, unknown> & { id: number }) =>
    server.call('PUT /api/group', { token: people[name].token, body });
  const read = async (gid: number) => (await detail('siteRoot', gid)).envelope.data as Group;

  test.each(everyone)('is for roots: %s', async (name) => {
    const isRoot = ['root', 'owner', 'siteRoot'].includes(name);
    const answer = await change(name, { id: groupId, brief: `Changed by ${name}`.slice(0, 50) });
    expect(answer.errorCode).toBe(isRoot ? undefined : 'groupRootsOnly');
    expect((await read(groupId)).brief === `Changed by ${name}`).toBe(isRoot);
  });

  test('keeps absent fields and what is not changed by this call', async () => {
    const before = await read(groupId);
    const sent = {
      description: 'A new description',
      uid: people.root.id,
      owner: 'root',
      status: 1,
      gmtCreate: 'x',
    };
    expect((await change('root', { id: groupId, ...sent })).errorCode).toBeUndefined();
    const { gmtModified, ...after } = await read(groupId);
    expect({ ...after, gmtModified: before.gmtModified }).toEqual({
      ...before,
      description: 'A new description',
    });
    expect(gmtModified >= before.gmtModified).toBe(true);
  });

  test.each([
    [{ name: 'abcd' }, 'groupNameLength'],
    [{ name: 'hidden GROUP' }, 'groupNameTaken'],
    [{ shortName: 'HIDDENGRP' }, 'groupShortNameTaken'],
    [{ auth: 9 }, 'groupAccessUnknown'],
    [{ code: '1234567' }, 'groupCodeLength'],
  ])('refuses %j', async (changes, code) => {
    const before = await read(groupId);
    expect((await change('owner', { id: groupId, ...changes })).errorCode).toBe(code);
    expect(await read(groupId)).toEqual(before);
  });

  test('to an access with a code needs a code', async () => {
    expect((await change('owner', { id: hiddenId, auth: 3 })).errorCode).toBe('groupCodeLength');
    expect((await change('owner', { id: hiddenId, auth: 3, code: 'secret' })).errorCode).toBeUndefined();
    expect(await read(hiddenId)).toMatchObject({ auth: 3, code: 'secret', visible: false });
  });

  test('is logged with the former values', async () => {
    await change('owner', { id: groupId, name: 'Open group 2' });
    await change('owner', { id: groupId, name: 'Open group' });
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .select(['action', 'target', 'before', 'after', 'actorUsername'])
      .where('action', '=', 'group.change')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      target: `group ${String(groupId)}`,
      actorUsername: people.owner.username,
      before: { name: 'Open group 2' },
      after: { name: 'Open group' },
    });
  });
});

describe('giving a group to another member', () => {
  const give = (name: PersonName, gid: number, uid: string) =>
    server.call('PUT /api/group-owner', { token: people[name].token, body: { gid, uid } });

  test('is for the owner, and to members only', async () => {
    const own = await addGroupOf(server, people);
    for (const name of ['member', 'admin', 'root', 'siteAdmin'] as const)
      expect((await give(name, own, people.root.id)).errorCode).toBe('groupOwnerOnly');
    for (const name of ['outsider', 'applying', 'refused'] as const)
      expect((await give('owner', own, people[name].id)).errorCode).toBe('groupMemberGone');
    expect((await give('owner', own, people.member.id)).errorCode).toBeUndefined();
    expect((await detail('member', own)).envelope.data).toMatchObject({ uid: people.member.id });
    const auth = await server.call('GET /api/get-group-auth', {
      token: people.member.token,
      query: { gid: own },
    });
    expect(auth.envelope.data).toBe(5);
    expect((await give('owner', own, people.owner.id)).errorCode).toBe('groupOwnerOnly');
    expect((await give('siteRoot', own, people.owner.id)).errorCode).toBeUndefined();
  });
});

describe('the back office', () => {
  const listAll = (name: PersonName, query: object = {}) =>
    server.call('GET /api/admin/group/list', { token: people[name].token, query: { limit: 100, ...query } });
  const ban = (name: PersonName, gid: number, reason?: string) =>
    server.call('PUT /api/admin/group/ban', { token: people[name].token, body: { gid, reason } });
  const unban = (name: PersonName, gid: number) =>
    server.call('PUT /api/admin/group/unban', { token: people[name].token, body: { gid } });

  test('lists all groups with their size, for super administrators', async () => {
    for (const name of ['owner', 'siteAdmin'] as const) {
      for (const answer of [
        await listAll(name),
        await ban(name, groupId, 'spam'),
        await unban(name, bannedId),
      ])
        expect(answer.httpStatus).toBe(403);
    }
    const problem = await addProblem(server, { groupId });
    await addSubmission(server, { problemId: problem.id, userId: people.member.id, groupId });
    const hash = 'a'.repeat(64);
    await server.platform.database
      .insertInto('problemCase')
      .values({
        problemId: problem.id,
        position: 1,
        inputName: '1.in',
        inputSha256: hash,
        inputBytes: 30,
        answerName: '1.out',
        answerSha256: hash,
        answerBytes: 12,
      })
      .execute();
    const { envelope } = await listAll('siteRoot');
    const rows = (envelope.data as { records: { id: number }[] }).records;
    expect(rows.find(({ id }) => id === groupId)).toMatchObject({
      owner: people.owner.username,
      memberCount: 4,
      applicationCount: 1,
      problemCount: 1,
      trainingCount: 0,
      contestCount: 0,
      submissionCount: 1,
      sizeBytes: 42,
      banReason: null,
      banTime: null,
    });
    const ids = async (query: object) =>
      ((await listAll('siteRoot', query)).envelope.data as { records: { id: number }[] }).records.map(
        ({ id }) => id,
      );
    expect(await ids({ status: 1 })).toEqual([bannedId]);
    expect(await ids({ keyword: 'hiddeng' })).toEqual([hiddenId]);
  });

  test('bans a group with a reason that its roots receive, and opens it again', async () => {
    const gid = await addGroupOf(server, people, { name: 'To be [banned]' });
    expect((await ban('siteRoot', gid)).errorCode).toBe('groupBanReason');
    expect((await ban('siteRoot', gid, 'x'.repeat(201))).errorCode).toBe('groupBanReason');
    expect((await ban('siteRoot', 999_999, 'spam')).errorCode).toBe('groupNotFound');
    expect((await ban('siteRoot', gid, 'Advertisements')).errorCode).toBeUndefined();
    expect((await detail('owner', gid)).errorCode).toBe('groupNotFound');
    for (const name of ['owner', 'root'] as const)
      expect((await listMine(server, people[name]))[0]).toMatchObject({
        title: 'Group banned',
        content: expect.stringContaining('Reason: Advertisements'),
      });
    expect((await listMine(server, people.member))[0]?.title).not.toBe('Group banned');
    expect((await unban('siteRoot', gid)).errorCode).toBeUndefined();
    expect((await detail('owner', gid)).errorCode).toBeUndefined();
    expect((await listMine(server, people.owner, 'zh-CN'))[0]?.title).toBe('团队已恢复');
    const actions = await server.platform.database
      .selectFrom('auditLog')
      .select('action')
      .where('target', '=', `group ${String(gid)}`)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['group.ban', 'group.unban']);
  });
});
