import { startTestServer, type TestServer } from '@touchstone/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeFactors, resetSecondFactor } from './account.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function addOwner() {
  const account = await server.addUser();
  const { database, secrets } = server.platform;
  const now = server.platform.clock();
  await database
    .insertInto('authenticatorApp')
    .values({
      userId: account.id,
      secret: secrets.encrypt('JBSWY3DPEHPK3PXP', 'authenticator-app'),
      createdAt: now,
      confirmedAt: now,
    })
    .execute();
  await database
    .updateTable('userAccount')
    .set({ hasSecondFactor: true, email: `${account.username}@mail.example` })
    .where('id', '=', account.id)
    .execute();
  return account;
}

async function reset(username: string, isConfirmed = true) {
  const lines: string[] = [];
  const code = await resetSecondFactor(server.platform.configuration.databaseUrl, {
    username,
    confirm: () => Promise.resolve(isConfirmed),
    print: (line) => lines.push(line),
  });
  return { code, lines };
}

describe('touchstone account reset-second-factor', () => {
  test('removes the factor, ends the sessions, and leaves an audit entry, a message and a mail', async () => {
    const { id, username, token } = await addOwner();
    expect((await reset(username.toUpperCase())).code).toBe(0);
    const { database } = server.platform;
    const account = await database
      .selectFrom('userAccount')
      .select('hasSecondFactor')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(account.hasSecondFactor).toBe(false);
    expect((await server.call('GET /api/sessions', { token })).errorCode).toBe('sessionExpired');
    const entry = await database
      .selectFrom('auditLog')
      .select(['actorId', 'actorUsername', 'before', 'ip'])
      .where('action', '=', 'second-factor.reset')
      .where('target', '=', username)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      actorId: null,
      actorUsername: 'touchstone account',
      before: { authenticatorApp: true, passkeys: 0 },
      ip: null,
    });
    const mails = await database
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', `${username}@mail.example`)
      .execute();
    expect(mails).toHaveLength(1);
    expect((await reset(username)).lines).toEqual([`${username} has no second factor.`]);
  });

  test('changes nothing without confirmation', async () => {
    const { id, username, token } = await addOwner();
    const { code, lines } = await reset(username, false);
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('Nothing was changed.');
    expect((await server.call('GET /api/sessions', { token })).errorCode).toBeUndefined();
    const app = await server.platform.database
      .selectFrom('authenticatorApp')
      .select('userId')
      .where('userId', '=', id)
      .executeTakeFirst();
    expect(app).toBeDefined();
  });

  test('names an account that does not exist', async () => {
    await expect(reset('nobody-here')).rejects.toThrow('There is no account "nobody-here".');
  });

  test.each([
    [{ hasApp: true, passkeyCount: 0 }, 'ann (a@mail.example) has an authenticator app.'],
    [{ hasApp: false, passkeyCount: 1 }, 'ann (a@mail.example) has 1 passkey.'],
    [{ hasApp: true, passkeyCount: 2 }, 'ann (a@mail.example) has an authenticator app and 2 passkeys.'],
  ])('says what the account has: %j', (factors, text) => {
    const owner = { id: '1', username: 'ann', email: 'a@mail.example', ...factors };
    expect(describeFactors(owner)).toBe(text);
    expect(describeFactors({ ...owner, email: null })).toContain('(no mail address)');
  });
});
