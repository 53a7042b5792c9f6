import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('GET /api/get-website-config', () => {
  test('returns the defaults of a new site to a guest', async () => {
    const { httpStatus, envelope } = await server.call('GET /api/get-website-config');
    expect(httpStatus).toBe(200);
    expect(envelope).toMatchObject({
      status: 200,
      msg: 'success',
      data: { shortName: 'Touchstone', register: true, openPublicDiscussion: true },
    });
  });

  test('ignores a bad token, as anonymous calls do', async () => {
    const { httpStatus } = await server.call('GET /api/get-website-config', { token: 'not-a-token' });
    expect(httpStatus).toBe(200);
  });
});

describe('the configuration of the site', () => {
  test('changes immediately, keeps absent fields, and is in the audit log', async () => {
    const root = await server.addUser({ role: 'root' });
    const change = await server.call('PUT /api/admin/config/set-web-config', {
      token: root.token,
      body: { name: "O'Reilly <b>judge</b>", register: false, recordName: '' },
    });
    expect(change.envelope.status).toBe(200);
    const { envelope } = await server.call('GET /api/get-website-config');
    expect(envelope.data).toMatchObject({
      name: "O'Reilly <b>judge</b>",
      register: false,
      shortName: 'Touchstone',
    });
    const log = await server.call('GET /api/admin/audit-log', { token: root.token });
    expect(log.envelope.data).toMatchObject({
      total: 1,
      records: [{ actor: root.username, action: 'web-configuration.change' }],
    });
  });

  test('the mail password never leaves the server', async () => {
    const root = await server.addUser({ role: 'root' });
    const secret = 'correct horse battery';
    await server.call('PUT /api/admin/config/set-email-config', {
      token: root.token,
      body: { emailHost: 'mail.example', emailPassword: secret },
    });
    const shown = await server.call('GET /api/admin/config/get-email-config', { token: root.token });
    const log = await server.call('GET /api/admin/audit-log', { token: root.token });
    expect(JSON.stringify([shown, log])).not.toContain(secret);
    expect(server.platform.settings.current.mail.password).toBe(secret);
  });

  test('of mails can be cleared, and then mails are kept in the outbox', async () => {
    const { token } = await server.addUser({ role: 'root' });
    const set = (body: object) => server.call('PUT /api/admin/config/set-email-config', { token, body });
    await set({ emailHost: 'mail.example', emailUsername: 'us@mail.example', emailPassword: 'secret-1' });
    // An empty field keeps its value, as existing clients expect.
    await set({ emailHost: '', emailBGImg: 'https://mail.example/a.png' });
    expect(server.platform.settings.current.mail).toMatchObject({ host: 'mail.example' });
    await set({ emailHost: 'None', emailUsername: 'None', emailPassword: '', emailBGImg: 'None' });
    const { envelope } = await server.call('GET /api/admin/config/get-email-config', { token });
    expect(envelope.data).toMatchObject({
      emailHost: null,
      emailUsername: null,
      emailPassword: null,
      emailBGImg: null,
    });
    expect(server.platform.settings.current.mail.password).toBeNull();
  });

  test('answers every method, as some clients ask with POST', async () => {
    const { token: authorization } = await server.addUser({ role: 'root' });
    for (const path of [
      'config/get-web-config',
      'config/get-email-config',
      'config/get-db-and-redis-config',
      'config/get-service-info',
      'config/get-judge-service-info',
      'switch/info',
    ])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        const url = `/api/admin/${path}`;
        const { httpStatus, envelope } = await server.send({ method, url, headers: { authorization } });
        expect([method, url, httpStatus, envelope.status]).toEqual([method, url, 200, 200]);
        expect((await server.send({ method, url })).httpStatus).toBe(401);
      }
  });

  test.each(['admin', 'problem_admin', 'default_user'] as const)('is refused for %s', async (role) => {
    const { token } = await server.addUser({ role });
    const { httpStatus, envelope } = await server.call('GET /api/admin/config/get-web-config', { token });
    expect([httpStatus, envelope.status]).toEqual([403, 403]);
  });

  test('is refused for guests', async () => {
    const { httpStatus, errorCode } = await server.call('GET /api/admin/config/get-email-config');
    expect([httpStatus, errorCode]).toEqual([401, 'loginRequired']);
  });
});
