import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, testPassword } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const logInFrom = (username: string, remoteAddress: string, language = 'zh-CN') =>
  server.call('POST /api/login', {
    body: { username, password: testPassword },
    headers: { 'accept-language': language },
    remoteAddress,
  });

const listNotices = (userId: string) =>
  server.platform.database
    .selectFrom('userNotice')
    .innerJoin('notice', 'notice.id', 'userNotice.noticeId')
    .select(['title', 'content', 'kind', 'isRead', 'audience', 'userNotice.recipientId'])
    .where('userNotice.recipientId', '=', userId)
    .orderBy('userNotice.id')
    .execute();

describe('a login from a network that the account never used', () => {
  test.each([
    ['IPv4', '203.0.113.5', '203.0.200.9', '198.51.100.7'],
    ['IPv6', '2001:db8:1::5', '2001:db8:ffff::9', '2001:dead::7'],
    ['IPv4 through an IPv6 socket', '::ffff:203.0.113.5', '203.0.1.1', '::ffff:198.51.100.7'],
  ])('%s: creates a notice; the first login and known networks do not', async (_, home, near, far) => {
    const { username, id } = await addAccount(server);
    await logInFrom(username, home);
    await logInFrom(username, near);
    expect(await listNotices(id)).toEqual([]);
    await logInFrom(username, far, 'en-US');
    const shown = far.replace('::ffff:', '');
    expect(await listNotices(id)).toEqual([
      {
        title: 'Login from a new network',
        content: expect.stringContaining(shown),
        kind: 'Sys',
        isRead: false,
        audience: 'Single',
        recipientId: id,
      },
    ]);
    await logInFrom(username, far);
    await logInFrom(username, home);
    expect(await listNotices(id)).toHaveLength(1);
  });

  test.each([
    ['zh-CN', '账号异地登录提醒'],
    ['zh-HK', '帳戶異地登入提醒'],
  ])('writes the notice in %s', async (language, title) => {
    const { username, id } = await addAccount(server);
    await logInFrom(username, '203.0.113.5');
    await logInFrom(username, '198.51.100.7', language);
    expect(await listNotices(id)).toMatchObject([{ title }]);
  });
});
