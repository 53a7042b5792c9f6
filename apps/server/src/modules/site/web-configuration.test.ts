import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.addUser({ role: 'root' })).token;
});
afterAll(() => server.close());

const change = (payload: object) =>
  server.send({
    method: 'PUT',
    url: '/api/admin/config/website',
    headers: { authorization: token },
    payload,
  });
const read = async () =>
  (await server.call('GET /api/admin/config/website', { token })).envelope.data as object;

describe('the website configuration', () => {
  test('is public, except the blocked mail domains', async () => {
    const { envelope } = await change({
      baseUrl: 'https://judge.example.org',
      name: '试金石',
      shortName: 'TS',
      description: 'For classes',
      recordName: '备 1234 号',
      recordUrl: 'https://record.example',
      projectName: 'About us',
      projectUrl: '/introduction',
      contactEmail: 'desk@example.org',
      blockedEmailDomains: ['@Spam.example', 'spam.example', ' '],
    });
    expect(envelope.status).toBe(200);
    expect(await read()).toMatchObject({ register: true, blockedEmailDomains: ['spam.example'] });
    const { data } = (await server.call('GET /api/get-website-config')).envelope;
    expect(data).toMatchObject({
      name: '试金石',
      recordName: '备 1234 号',
      projectUrl: '/introduction',
      email: 'desk@example.org',
    });
    expect(data).not.toHaveProperty('blockedEmailDomains');
  });

  test('restores the default of an emptied field, and logs both states in the same form', async () => {
    const before = await read();
    await change({ recordName: 'None', recordUrl: 'None', projectName: 'None', contactEmail: 'None' });
    const cleared = { recordName: null, recordUrl: null, projectName: 'Touchstone', contactEmail: null };
    expect(await read()).toEqual({ ...before, ...cleared });
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .select(['action', 'before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      action: 'web-configuration.change',
      before,
      after: { ...before, ...cleared },
    });
  });

  test('has exactly the fields that existing clients know in their calls', async () => {
    await change({ contactEmail: 'desk@example.org', blockedEmailDomains: ['spam.example'] });
    const { envelope } = await server.call('GET /api/admin/config/get-web-config', { token });
    const configuration = envelope.data as Record<string, unknown>;
    const names = 'baseUrl name shortName description register recordName recordUrl projectName projectUrl';
    expect(Object.keys(configuration).sort()).toEqual(names.split(' ').sort());
    // Such a client sends every field back, a blank one as "None".
    const body = { ...configuration, name: 'New name', recordName: 'None' };
    const saved = await server.call('PUT /api/admin/config/set-web-config', { token, body });
    expect(saved.envelope.status).toBe(200);
    expect(await read()).toMatchObject({
      name: 'New name',
      recordName: null,
      contactEmail: 'desk@example.org',
      blockedEmailDomains: ['spam.example'],
    });
  });

  test('closes the registration immediately', async () => {
    await change({ register: false });
    const { envelope } = await server.call('GET /api/get-website-config');
    expect(envelope.data).toMatchObject({ register: false });
    await change({ register: true });
  });

  test.each([
    [{ baseUrl: 'judge.example.org' }, 'webAddressFormat'],
    [{ baseUrl: '/here' }, 'webAddressFormat'],
    [{ recordUrl: 'javascript:alert(1)' }, 'linkFormat'],
    [{ projectUrl: '//elsewhere.example' }, 'linkFormat'],
    [{ contactEmail: 'nobody' }, 'emailFormat'],
    [{ blockedEmailDomains: ['fine.example', 'not a domain'] }, 'blockedDomainFormat'],
  ])('refuses %j and changes nothing', async (payload, code) => {
    const before = await read();
    expect((await change({ name: 'Changed', ...payload })).errorCode).toBe(code);
    expect(await read()).toEqual(before);
  });

  test.each([{ name: 'a'.repeat(101) }, { register: 'perhaps' }, { blockedEmailDomains: 'x.example' }])(
    'refuses a field of the wrong type: case %#',
    async (payload) => {
      expect((await change(payload)).httpStatus).toBe(400);
    },
  );
});
