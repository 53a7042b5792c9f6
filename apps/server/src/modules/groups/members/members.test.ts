import type { DataOf, groupMembersCalls } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGroupMember } from '../../../testing/sample-groups.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import {
  addGroupOf,
  addPeople,
  findStanding,
  listMine,
  numberOf,
  type People,
  type Person,
  type PersonName,
} from '../testing/group-site.ts';

let server: TestServer;
let people: People;
beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
});
afterAll(() => server.close());

const join = (person: Person, query: { gid: number; code?: string; reason?: string }) =>
  server.call('POST /api/group/member', { token: person.token, query });
const change = (by: PersonName | Person, body: { gid: number; uid: string; auth: number }) =>
  server.call('PUT /api/group/member', { token: (typeof by === 'string' ? people[by] : by).token, body });
const remove = (by: PersonName, query: { gid: number; uid: string }) =>
  server.call('DELETE /api/group/member', { token: people[by].token, query });
const leave = (person: Person, gid: number) =>
  server.call('DELETE /api/group/member/exit', { token: person.token, query: { gid } });

const reason = 'I am in this class.';

describe('joining', () => {
  test('a public group is immediate, with a welcome in the language of the reader', async () => {
    const gid = await addGroupOf(server, people, { name: 'A *public* one' });
    const user = await server.addUser();
    expect((await join(user, { gid })).envelope).toMatchObject({ status: 200, data: null });
    expect(await findStanding(server, gid, user.id)).toBe(numberOf('member'));
    const [message] = await listMine(server, user);
    expect(message?.title).toBe('Welcome to the group');
    expect(message?.content).toContain(`[A \\*public\\* one](/group/${String(gid)})`);
    expect((await join(user, { gid })).errorCode).toBe('groupAlreadyMember');
  });

  test('a protected group is an application that its administrators receive', async () => {
    const gid = await addGroupOf(server, people, { access: 'protected', code: 'abc123' });
    const user = await server.addUser();
    expect((await join(user, { gid })).errorCode).toBe('groupReasonLength');
    expect((await join(user, { gid, reason })).errorCode).toBeUndefined();
    expect(await findStanding(server, gid, user.id)).toBe(numberOf('applying'));
    expect((await join(user, { gid, reason })).errorCode).toBe('groupAlreadyApplied');
    for (const name of ['owner', 'root', 'admin'] as const) {
      const [message] = await listMine(server, people[name]);
      expect(message?.title).toBe('Application to join a group');
      expect(message?.content).toContain(reason);
      expect(message?.content).toContain(`/group/${String(gid)}/member`);
    }
    expect(await listMine(server, people.siteAdmin)).toEqual([]);
  });

  test('a refused applicant applies again, with a new reason', async () => {
    const gid = await addGroupOf(server, people, { access: 'protected', code: 'abc123' });
    const again = await join(people.refused, { gid, reason: 'Please, once more.' });
    expect(again.errorCode).toBeUndefined();
    expect(await findStanding(server, gid, people.refused.id)).toBe(numberOf('applying'));
    const { envelope } = await server.call('GET /api/group/get-apply-list', {
      token: people.admin.token,
      query: { gid, keyword: people.refused.username },
    });
    expect(envelope.data).toMatchObject({ records: [{ auth: 1, reason: 'Please, once more.' }] });
  });

  test('a private group needs the code, and attempts are limited', async () => {
    const gid = await addGroupOf(server, people, { access: 'private', code: 'abc123' });
    const user = await server.addUser();
    expect((await join(user, { gid, reason })).errorCode).toBe('groupCodeWrong');
    expect((await join(user, { gid, reason, code: 'abc124' })).errorCode).toBe('groupCodeWrong');
    for (let attempt = 3; attempt <= 20; attempt += 1) await join(user, { gid, reason, code: 'wrong!' });
    expect((await join(user, { gid, reason, code: 'abc123' })).errorCode).toBe('tooManyRequests');
    expect(await findStanding(server, gid, user.id)).toBe(0);
    server.passTime(301);
    expect((await join(user, { gid, reason, code: 'abc123' })).errorCode).toBeUndefined();
    expect(await findStanding(server, gid, user.id)).toBe(numberOf('applying'));
  });

  test.each([{ isVisible: false }, { isBanned: true }])(
    'a group with %j is as good as missing',
    async (state) => {
      const gid = await addGroupOf(server, people, state);
      const user = await server.addUser();
      for (const id of [gid, 999_999])
        expect((await join(user, { gid: id })).errorCode).toBe('groupNotFound');
      expect((await join(people.siteRoot, { gid })).errorCode).toBeUndefined();
    },
  );

  test('is once for concurrent calls', async () => {
    const gid = await addGroupOf(server, people);
    const user = await server.addUser();
    const answers = await Promise.all([1, 2, 3].map(() => join(user, { gid })));
    expect(answers.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(1);
    expect(await listMine(server, user)).toHaveLength(1);
  });
});

describe('the lists of members', () => {
  type Listed = DataOf<(typeof groupMembersCalls)['GET /api/group/get-apply-list']>;
  const list = (
    name: PersonName,
    kind: 'get-member-list' | 'get-apply-list',
    query: Record<string, unknown> & { gid: number },
  ) => server.call(`GET /api/group/${kind}`, { token: people[name].token, query: { limit: 100, ...query } });
  const namesOf = (data: unknown) => (data as Listed).records.map(({ username }) => username);

  test('members see members, administrators also applicants with their reasons', async () => {
    const gid = await addGroupOf(server, people);
    await server.platform.database
      .updateTable('groupMember')
      .set({ reason })
      .where('groupId', '=', gid)
      .execute();
    const { owner, member, admin, root, applying, refused } = people;
    const members = await list('member', 'get-member-list', { gid });
    expect(namesOf(members.envelope.data)).toEqual(
      [root, admin, member, owner].map(({ username }) => username),
    );
    expect((members.envelope.data as Listed).records.every((row) => row.reason === null)).toBe(true);
    const all = await list('admin', 'get-apply-list', { gid });
    expect(namesOf(all.envelope.data)).toEqual(
      [root, admin, member, refused, applying, owner].map(({ username }) => username),
    );
    expect((all.envelope.data as Listed).records[3]).toMatchObject({ gid, uid: refused.id, auth: 2, reason });
    const open = await list('owner', 'get-apply-list', { gid, auth: 1 });
    expect(namesOf(open.envelope.data)).toEqual([applying.username]);
    const found = await list('root', 'get-member-list', { gid, keyword: member.username.slice(2) });
    expect(namesOf(found.envelope.data)).toEqual([member.username]);
    // A filter cannot bring applicants into the list of members.
    expect(namesOf((await list('member', 'get-member-list', { gid, auth: 1 })).envelope.data)).toEqual([]);
  });

  test('are closed to others', async () => {
    const gid = await addGroupOf(server, people);
    for (const name of ['outsider', 'applying', 'refused', 'siteAdmin'] as const) {
      expect((await list(name, 'get-member-list', { gid })).errorCode).toBe('groupMembersOnly');
      expect((await list(name, 'get-apply-list', { gid })).errorCode).toBe('groupAdminsOnly');
    }
    expect((await list('member', 'get-apply-list', { gid })).errorCode).toBe('groupAdminsOnly');
    expect((await list('siteRoot', 'get-apply-list', { gid })).errorCode).toBeUndefined();
  });
});

describe('changing a role', () => {
  test('accepts and refuses applications with a message', async () => {
    const gid = await addGroupOf(server, people, { access: 'protected', code: 'abc123' });
    const [first, second] = [await server.addUser(), await server.addUser()];
    for (const user of [first, second]) await join(user, { gid, reason });
    expect((await change('admin', { gid, uid: first.id, auth: 3 })).errorCode).toBeUndefined();
    expect((await change('admin', { gid, uid: second.id, auth: 2 })).errorCode).toBeUndefined();
    expect((await listMine(server, first))[0]?.title).toBe('Welcome to the group');
    expect((await listMine(server, second))[0]?.title).toBe('Application refused');
    expect((await change('admin', { gid, uid: second.id, auth: 3 })).errorCode).toBeUndefined();
    expect((await listMine(server, second))[0]?.title).toBe('Welcome to the group');
  });

  test.each([
    ['member', 'applying', 3, 'groupAdminsOnly'],
    ['outsider', 'applying', 3, 'groupAdminsOnly'],
    ['siteAdmin', 'applying', 3, 'groupAdminsOnly'],
    ['admin', 'applying', 4, 'groupRoleTooHigh'],
    ['admin', 'member', 4, 'groupRoleTooHigh'],
    ['admin', 'root', 3, 'groupRoleTooHigh'],
    ['root', 'member', 5, 'groupRoleTooHigh'],
    ['root', 'member', 2, 'groupMemberDemotion'],
    ['root', 'member', 0, 'groupMemberAuth'],
    ['root', 'member', 6, 'groupMemberAuth'],
    ['root', 'member', -1, 'groupMemberAuth'],
    ['root', 'owner', 3, 'groupOwnerProtected'],
    ['siteRoot', 'owner', 3, 'groupOwnerProtected'],
    ['root', 'outsider', 3, 'groupMemberGone'],
    ['root', 'admin', 3, undefined],
    ['owner', 'root', 4, undefined],
    ['owner', 'member', 5, undefined],
    ['siteRoot', 'root', 3, undefined],
  ] as const)('%s sets %s to %i: %j', async (by, target, auth, code) => {
    const gid = await addGroupOf(server, people);
    const uid = people[target].id;
    const before = await findStanding(server, gid, uid);
    expect((await change(by, { gid, uid, auth })).errorCode).toBe(code);
    expect(await findStanding(server, gid, uid)).toBe(code === undefined ? auth : before);
  });

  test('takes effect with the next call', async () => {
    const gid = await addGroupOf(server, people);
    const announce = () =>
      server.call('POST /api/group/announcement', {
        token: people.member.token,
        body: { gid, title: 'News', content: '' },
      });
    expect((await announce()).errorCode).toBe('groupAdminsOnly');
    await change('owner', { gid, uid: people.member.id, auth: 4 });
    expect((await announce()).errorCode).toBeUndefined();
    await change('owner', { gid, uid: people.member.id, auth: 3 });
    expect((await announce()).errorCode).toBe('groupAdminsOnly');
  });

  test('and leaving cannot leave a group without a root', async () => {
    const gid = await addGroupOf(server, people);
    const { database } = server.platform;
    // The owner has no row, as on a site that was moved here.
    await database
      .deleteFrom('groupMember')
      .where('groupId', '=', gid)
      .where('userId', '=', people.owner.id)
      .execute();
    const answers = [
      await change('siteRoot', { gid, uid: people.root.id, auth: 3 }),
      await leave(people.root, gid),
      await remove('owner', { gid, uid: people.root.id }),
    ];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([
      'groupLastRoot',
      'groupLastRoot',
      'groupLastRoot',
    ]);
  });
});

describe('removing and leaving', () => {
  test.each([
    ['admin', 'admin', 'groupMemberSelf'],
    ['admin', 'owner', 'groupOwnerProtected'],
    ['admin', 'root', 'groupRemovalTooHigh'],
    ['member', 'applying', 'groupAdminsOnly'],
    ['siteAdmin', 'member', 'groupAdminsOnly'],
    ['admin', 'outsider', 'groupMemberGone'],
    ['owner', 'owner', 'groupMemberSelf'],
    ['siteRoot', 'owner', 'groupOwnerProtected'],
    ['admin', 'member', undefined],
    ['admin', 'applying', undefined],
    ['owner', 'root', undefined],
  ] as const)('%s removes %s: %j', async (by, target, code) => {
    const gid = await addGroupOf(server, people);
    const uid = people[target].id;
    const before = await findStanding(server, gid, uid);
    expect((await remove(by, { gid, uid })).errorCode).toBe(code);
    expect(await findStanding(server, gid, uid)).toBe(code === undefined ? 0 : before);
  });

  test('a removed member gets a message and loses access at once', async () => {
    const gid = await addGroupOf(server, people, { name: 'The old class' });
    const user = await server.addUser();
    await addGroupMember(server, gid, { userId: user.id, standing: 'member' });
    await remove('admin', { gid, uid: user.id });
    expect((await listMine(server, user, 'zh-HK'))[0]).toMatchObject({
      title: '你已被移出小組',
      content: expect.stringContaining('The old class'),
    });
    const answer = await server.call('GET /api/group/get-member-list', { token: user.token, query: { gid } });
    expect(answer.errorCode).toBe('groupMembersOnly');
  });

  test.each([
    ['outsider', 'groupNotMember'],
    ['applying', undefined],
    ['member', undefined],
    ['root', undefined],
    ['owner', 'groupOwnerLeaves'],
  ] as const)('%s leaves: %j', async (name, code) => {
    const gid = await addGroupOf(server, people);
    const before = await findStanding(server, gid, people[name].id);
    const answer = await leave(people[name], gid);
    expect(answer.errorCode).toBe(code);
    expect(await findStanding(server, gid, people[name].id)).toBe(code === undefined ? 0 : before);
  });

  test('a member who left may join again', async () => {
    const gid = await addGroupOf(server, people);
    await leave(people.member, gid);
    expect((await join(people.member, { gid })).errorCode).toBeUndefined();
  });
});
