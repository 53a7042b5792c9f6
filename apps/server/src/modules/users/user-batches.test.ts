import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseWorkbook } from '../../testing/parse-workbook.ts';
import { tryLogin } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ hashingThreads: 2 });
  ({ token } = await server.addUser({ username: 'chief', role: 'root' }));
});
afterAll(() => server.close());

const importRows = (users: string[][] | null) =>
  server.call('POST /api/admin/user/insert-batch-user', { token, body: { users } });
const check = (users: string[][]) =>
  server.call('POST /api/admin/user/check-batch-user', { token, body: { users } });
const generate = (body: Record<string, string | number>) =>
  server.send({
    method: 'POST',
    url: '/api/admin/user/generate-user',
    headers: { authorization: token },
    payload: body,
  });

const listNames = async (pattern: string) =>
  (
    await server.platform.database
      .selectFrom('userAccount')
      .select('username')
      .where('username', 'like', pattern)
      .orderBy('username')
      .execute()
  ).map(({ username }) => username);

const readAudit = (action: string) =>
  server.platform.database.selectFrom('auditLog').selectAll().where('action', '=', action).execute();

describe('an import', () => {
  test('creates accounts from all seven columns that can log in, with the notices to all users', async () => {
    const { database, clock } = server.platform;
    await database
      .insertInto('notice')
      .values({ title: 'Welcome', content: 'to all', audience: 'All', pushedAt: clock() })
      .execute();
    const { envelope } = await importRows([
      ['im-ada', 'secret-1', 'ada@import.example', '=1+1', 'female', 'ada', '某校'],
      ['im-bob', ' secret 2 '],
    ]);
    expect(envelope).toMatchObject({ status: 200, data: null });
    const ada = await database
      .selectFrom('userAccount')
      .selectAll()
      .where('username', '=', 'im-ada')
      .executeTakeFirstOrThrow();
    expect(ada).toMatchObject({
      email: 'ada@import.example',
      realname: '=1+1',
      gender: 'female',
      nickname: 'ada',
      school: '某校',
      roleCode: 1002,
    });
    const copies = await database
      .selectFrom('userNotice')
      .selectAll()
      .where('recipientId', '=', ada.id)
      .execute();
    expect(copies).toHaveLength(1);
    expect((await tryLogin(server, 'im-bob', { password: ' secret 2 ' })).envelope.status).toBe(200);
    const [entry] = await readAudit('user.import');
    expect(entry).toMatchObject({ after: { usernames: ['im-ada', 'im-bob'] } });
    expect(JSON.stringify(entry)).not.toMatch(/secret|argon2/);
  });

  test('is all or nothing, and names the row', async () => {
    await server.addUser({ username: 'Has-It', email: 'has@import.example' });
    const rows = [
      ['all-1', 'secret-1'],
      ['all-2', '12345'],
      ['has-it', 'secret-1', 'HAS@import.example'],
      ['ch1ef', 'secret-1'],
      ['all-<img>', 'secret-1'],
    ];
    const { errorCode, envelope } = await importRows(rows);
    expect(errorCode).toBe('importRowWrong');
    expect(envelope.msg).toMatch(/第 2 行（all-2）/);
    expect(await listNames('all-%')).toEqual([]);
    expect((await check(rows)).envelope.data).toEqual([
      { row: 1, column: 'password', reason: 'passwordLength' },
      { row: 2, column: 'username', reason: 'usernameTaken' },
      { row: 2, column: 'email', reason: 'emailTaken' },
      { row: 3, column: 'username', reason: 'usernameLikeStaff' },
      { row: 4, column: 'username', reason: 'usernameCharacters' },
    ]);
  });

  test('of two concurrent imports with a common name, one creates all its accounts and the other none', async () => {
    const answers = await Promise.all([
      importRows([
        ['race', 'secret-1'],
        ['race-a', 'secret-1'],
      ]),
      importRows([
        ['race-b', 'secret-1'],
        ['RACE', 'secret-1'],
      ]),
    ]);
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(
      new Set(['importRowWrong', undefined]),
    );
    expect(await listNames('race-%')).toHaveLength(1);
  });

  test.each([
    [null, 'importEmpty'],
    [[], 'importEmpty'],
    [Array.from({ length: 1001 }, (_, number) => [`many${String(number)}`, 'secret-1']), 'tooManyUsers'],
    [[['a\0b', 'secret-1']], 'importRowWrong'],
  ])('without rows, or with too many, is refused', async (users, code) => {
    expect((await importRows(users)).errorCode).toBe(code);
    expect(await listNames('many%')).toEqual([]);
  });
});

interface Generated {
  key: string;
  users: { username: string; password: string }[];
}

const fetchSheet = (key: string) =>
  server.app.inject({
    url: `/api/file/generate-user-excel?key=${encodeURIComponent(key)}`,
    headers: { authorization: token },
  });

describe('a generation', () => {
  test('creates users whose passwords work, even the longest', async () => {
    const { envelope } = await generate({
      prefix: '@cmd',
      suffix: '-x',
      number_from: 9,
      number_to: 10,
      password_length: 25,
    });
    const { users } = envelope.data as Generated;
    expect(users.map(({ username }) => username)).toEqual(['@cmd9-x', '@cmd10-x']);
    for (const { username, password } of users) {
      expect(password).toMatch(/^[a-z2-9]{25}$/);
      expect((await tryLogin(server, username, { password })).envelope.status).toBe(200);
    }
    const [entry] = await readAudit('user.generate');
    expect(JSON.stringify(entry)).not.toContain(users[0]?.password);
  });

  test('stores its passwords for half an hour for the spreadsheet, unreadable without the key', async () => {
    const { envelope } = await generate({ prefix: "o'", number_from: 1, number_to: 1 });
    const { key, users } = envelope.data as Generated;
    const password = users[0]?.password ?? 'none';
    const sheet = await fetchSheet(key);
    expect(sheet.headers['content-disposition']).toMatch(/^attachment; filename=users-\d{8}-\d{4}\.xlsx$/);
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const { rows } = await parseWorkbook(sheet.rawPayload);
    expect(rows).toEqual([
      ['用户名', '密码'],
      ["o'1", password],
    ]);
    const kept = await server.platform.database.selectFrom('generatedSheet').selectAll().execute();
    expect(kept.map(({ content }) => content.toString('latin1')).join('')).not.toContain(password);
    server.passTime(1801);
    expect((await fetchSheet(key)).json()).toMatchObject({ status: 400 });
  });

  test('returns no spreadsheet without a key or with a wrong one', async () => {
    for (const key of ['', 'x', 'f'.repeat(64)]) expect((await fetchSheet(key)).statusCode).toBe(400);
  });

  test('does nothing if a name is taken', async () => {
    await server.addUser({ username: 'TAKEN2' });
    const { errorCode, envelope } = await generate({ prefix: 'taken', number_from: 1, number_to: 3 });
    expect(errorCode).toBe('generatedUsernamesTaken');
    expect(envelope.msg).toContain('taken2');
    expect(await listNames('taken%')).toEqual([]);
    await server.addUser({ username: 'staff2', role: 'admin' });
    expect((await generate({ prefix: 'st-aff', number_from: 1, number_to: 3 })).errorCode).toBe(
      'usernameLikeStaff',
    );
  });

  test.each([
    [{ number_from: 3, number_to: 2 }, 'generationRange'],
    [{ number_from: 1, number_to: 1001 }, 'tooManyUsers'],
    [{ password_length: 5 }, 'generatedPasswordLength'],
    [{ password_length: 26 }, 'generatedPasswordLength'],
    [{ prefix: 'x'.repeat(20) }, 'generatedUsernameLength'],
    [{ number_from: 'one' }, 'invalidField'],
  ])('%j: %s', async (body, code) => {
    expect((await generate(body)).errorCode).toBe(code);
  });
});
