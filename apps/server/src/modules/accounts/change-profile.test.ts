import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, loadTables } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const change = (token: string, body: Record<string, unknown>) =>
  server.call('POST /api/change-userInfo', { token, body, headers: { 'accept-language': 'en' } });

const textFields = [
  'realname',
  'nickname',
  'signature',
  'blog',
  'github',
  'school',
  'number',
  'cfUsername',
] as const;

describe('POST /api/change-userInfo', () => {
  test('overwrites the given fields and clears the others', async () => {
    const { token, username, id, email } = await addAccount(server);
    const full = Object.fromEntries(textFields.map((field) => [field, `my ${field}`]));
    const first = await change(token, {
      ...full,
      gender: 'female',
      username: 'ignored',
      email: 'ignored@x.yz',
    });
    expect(first.envelope).toMatchObject({
      status: 200,
      data: { ...full, gender: 'female', uid: id, username, email },
    });
    const second = await change(token, { nickname: 'only', school: '', blog: null });
    const empty = Object.fromEntries(textFields.map((field) => [field, null]));
    expect(second.envelope.data).toMatchObject({ ...empty, nickname: 'only', gender: 'secrecy' });
  });

  test('changes no other account', async () => {
    const [one, other] = [await addAccount(server), await addAccount(server)];
    await change(one.token, { nickname: 'one', uid: other.id, id: other.id });
    const row = await server.platform.database
      .selectFrom('userAccount')
      .select(['nickname', 'roleCode'])
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(row.nickname).toBeNull();
  });

  test('ignores role, title and hash in the body', async () => {
    const { token, id } = await addAccount(server);
    const { envelope } = await change(token, {
      roleCode: 1000,
      roleList: ['root'],
      titleName: 'boss',
      passwordHash: 'x',
    });
    expect(envelope.data).toMatchObject({ roleList: ['default_user'], titleName: null });
    expect(JSON.stringify(envelope)).not.toContain('argon2');
    const row = await server.platform.database
      .selectFrom('userAccount')
      .select('roleCode')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.roleCode).toBe(1002);
  });

  const hostile = [
    `'; DROP--`,
    '<script>x',
    '../../etc',
    '"\\%_{}$1',
    '  blanks  ',
    'строка 漢字',
    '\t\r\nx',
  ];
  test.each(hostile)('stores %j exactly, in every field', async (text) => {
    const { token } = await addAccount(server);
    const body = Object.fromEntries(textFields.map((field) => [field, text]));
    expect((await change(token, body)).envelope.data).toMatchObject(body);
  });

  test('stores a long signature exactly', async () => {
    const { token } = await addAccount(server);
    const signature = '# 标题\n<b>\u0000'.replace('\u0000', '') + 'x'.repeat(60_000);
    expect((await change(token, { signature })).envelope.data).toMatchObject({ signature });
  });

  test.each([
    ['nickname', 21],
    ['realname', 51],
    ['school', 101],
    ['number', 201],
    ['blog', 256],
    ['github', 256],
    ['cfUsername', 256],
    ['signature', 65_536],
  ])('refuses %s with %i characters, names the field, and changes nothing', async (field, length) => {
    const { token } = await addAccount(server);
    const before = await loadTables(server);
    const { httpStatus, envelope, errorCode } = await change(token, {
      school: field === 'school' ? undefined : 'new',
      [field]: 'x'.repeat(length),
    });
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'profileFieldTooLong']);
    expect(envelope.msg).toContain(field);
    expect(envelope.msg).toContain(String(length - 1));
    expect(await loadTables(server)).toEqual(before);
  });

  test.each(['other', '', 1])('the gender %j is a 400 that names the field', async (gender) => {
    const { token } = await addAccount(server);
    const { httpStatus, envelope } = await change(token, { gender });
    expect(httpStatus).toBe(400);
    expect(envelope.msg).toContain('gender');
  });

  test('requires a session', async () => {
    const { httpStatus } = await server.call('POST /api/change-userInfo', { body: {} });
    expect(httpStatus).toBe(401);
  });
});

describe('GET /api/get-user-auth-info', () => {
  test.each(['root', 'admin', 'problem_admin', 'default_user', 'no_subimit_user'] as const)(
    'returns the role of %s',
    async (role) => {
      const { token } = await addAccount(server, { role });
      const { envelope } = await server.call('GET /api/get-user-auth-info', { token });
      expect(envelope.data).toEqual({ roles: [role], permissions: null });
    },
  );

  test('requires a session', async () => {
    expect((await server.call('GET /api/get-user-auth-info')).httpStatus).toBe(401);
  });
});
