import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryLogin } from '../../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import {
  addGroupOf,
  addPeople,
  findStanding,
  listMine,
  numberOf,
  type People,
  type PersonName,
} from '../testing/group-site.ts';

let server: TestServer;
let people: People;
let gid: number;
beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
  gid = await addGroupOf(server, people);
});
afterAll(() => server.close());

const send = (by: PersonName, members: string[][] | null) =>
  server.call('POST /api/import-group-members', {
    token: people[by].token,
    body: { gid, members },
    headers: { 'accept-language': 'en-US' },
  });
const check = (by: PersonName, members: string[][]) =>
  server.call('POST /api/check-group-member-import', { token: people[by].token, body: { gid, members } });

const findUser = (username: string) =>
  server.platform.database
    .selectFrom('userAccount')
    .select(['id', 'realname', 'school', 'email'])
    .where('username', '=', username)
    .executeTakeFirst();
const countMembers = async () => {
  const rows = await server.platform.database
    .selectFrom('groupMember')
    .select('userId')
    .where('groupId', '=', gid)
    .execute();
  return rows.length;
};

describe('an import of members', () => {
  test('adds existing accounts and creates the others', async () => {
    const rows = [
      [people.outsider.username.toUpperCase()],
      [people.applying.username, 'ignored', 'not an address'],
      [people.member.username],
      ['new-student', 'secret-1', 'new@mail.example', 'Ada Lovelace', 'female', 'ada', 'A school'],
    ];
    const counts = { existing: 2, created: 1, members: 1 };
    expect((await check('root', rows)).envelope.data).toEqual({ problems: [], ...counts });
    expect(await findUser('new-student')).toBeUndefined();
    expect((await send('root', rows)).envelope.data).toEqual(counts);
    const created = await findUser('new-student');
    expect(created).toMatchObject({
      realname: 'Ada Lovelace',
      school: 'A school',
      email: 'new@mail.example',
    });
    for (const id of [people.outsider.id, people.applying.id, people.member.id, created?.id ?? ''])
      expect(await findStanding(server, gid, id)).toBe(numberOf('member'));
    expect((await tryLogin(server, 'new-student', { password: 'secret-1' })).envelope.status).toBe(200);
    expect((await listMine(server, people.outsider))[0]?.title).toBe('Welcome to the group');
    expect(await listMine(server, people.member)).toEqual([]);
    // The same file again changes nothing.
    expect((await send('root', rows)).envelope.data).toEqual({ existing: 0, created: 0, members: 4 });
  });

  test('names every wrong row, and does nothing', async () => {
    const before = await countMembers();
    const rows = [
      ['good-student', 'secret-1'],
      ['bad-password', '1'],
      [people.siteAdmin.username],
      ['', 'secret-1'],
      ['good-student', 'secret-1'],
    ];
    const answer = await send('owner', rows);
    expect([answer.errorCode, answer.envelope.status]).toEqual(['memberImportRowsWrong', 400]);
    expect(answer.envelope.msg).toMatch(/row 2 \(bad-password\).*row 4: .*row 5 \(good-student\)/);
    expect((await check('owner', rows)).envelope.data).toMatchObject({
      problems: [
        { row: 1, column: 'password', reason: 'passwordLength' },
        { row: 3, column: 'username', reason: 'usernameMissing' },
        { row: 4, column: 'username', reason: 'usernameRepeated' },
      ],
    });
    expect(await countMembers()).toBe(before);
    expect(await findUser('good-student')).toBeUndefined();
    expect((await send('owner', [])).errorCode).toBe('memberImportEmpty');
    expect((await send('owner', null)).errorCode).toBe('memberImportEmpty');
    expect(
      (
        await send(
          'owner',
          Array.from({ length: 1001 }, () => ['x']),
        )
      ).errorCode,
    ).toBe('tooManyUsers');
  });

  test('creates no accounts while registration is closed, except for administrators of the site', async () => {
    const register = (isOpen: boolean) =>
      server.call('PUT /api/admin/config/set-web-config', {
        token: people.siteRoot.token,
        body: { register: isOpen },
      });
    expect((await register(false)).errorCode).toBeUndefined();
    const closed = await send('root', [['closed-student', 'secret-1']]);
    expect(closed.envelope.msg).toContain('registration is closed');
    expect((await send('siteRoot', [['closed-student', 'secret-1']])).errorCode).toBeUndefined();
    expect((await register(true)).errorCode).toBeUndefined();
  });

  test('creates at most a thousand accounts a day for one user', async () => {
    await server.platform.database
      .insertInto('eventCounter')
      .values({
        key: `member-import-accounts:${people.root.id}`,
        count: 1000,
        windowEndsAt: new Date(server.platform.clock().getTime() + 60_000),
      })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 1000 }))
      .execute();
    expect((await send('root', [['one-too-many', 'secret-1']])).errorCode).toBe('memberImportDailyLimit');
    expect(await findUser('one-too-many')).toBeUndefined();
  });

  test.each([
    ['member', 'groupRootsOnly'],
    ['admin', 'groupRootsOnly'],
    ['refused', 'groupRootsOnly'],
    ['siteAdmin', 'groupRootsOnly'],
  ] as const)('is not for %s', async (name, code) => {
    expect((await send(name, [['eve', 'secret-1']])).errorCode).toBe(code);
    expect((await check(name, [['eve', 'secret-1']])).errorCode).toBe(code);
  });
});
