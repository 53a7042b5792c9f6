import { inTransaction } from '@touchstone/database';
import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let smtp: SMTPServer;
const received: { to: string[]; source: string }[] = [];
let isRefusing = false;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => {
      callback(isRefusing ? new Error('mailbox full') : null);
    },
    onData: (stream, session, callback) => {
      void text(stream).then((source) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        callback();
      });
    },
  });
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
});

const mail = {
  recipient: 'learner@example.org',
  subject: '注册验证码',
  paragraphs: ['<b>not bold</b> & plain'],
  code: '123456',
};
const send = () =>
  inTransaction(server.platform.database, (transaction) => server.platform.mailer.send(transaction, mail));
const latestMail = () =>
  server.platform.database.selectFrom('mail').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

describe('mail', () => {
  test('without a mail server is kept, and the operator is notified', async () => {
    await send();
    expect(await latestMail()).toMatchObject({ state: 'kept', recipient: mail.recipient });
    expect((await latestMail()).textBody).toContain('123456');
    expect(server.keptMailCount()).toBe(1);
  });

  test('that is kept is visible to root only', async () => {
    const root = await server.addUser({ role: 'root' });
    const admin = await server.addUser({ role: 'admin' });
    const shown = await server.call('GET /api/admin/outbox', { token: root.token, query: { state: 'kept' } });
    expect(shown.envelope.data).toMatchObject({
      total: 1,
      records: [{ recipient: mail.recipient, state: 'kept' }],
    });
    expect((await server.call('GET /api/admin/outbox', { token: admin.token })).httpStatus).toBe(403);
    expect((await server.call('GET /api/admin/outbox')).httpStatus).toBe(401);
  });

  test('of a rolled-back change is never sent', async () => {
    const before = await latestMail();
    const failing = inTransaction(server.platform.database, async (transaction) => {
      await server.platform.mailer.send(transaction, mail);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect((await latestMail()).id).toBe(before.id);
  });

  test('goes out by SMTP once a server is configured, with its markup escaped', async () => {
    const { port } = smtp.server.address() as AddressInfo;
    await server.platform.settings.change('mail', {
      host: '127.0.0.1',
      port,
      isSecure: false,
      username: 'judge@example.org',
    });
    await send();
    await expect.poll(async () => (await latestMail()).state).toBe('sent');
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual([mail.recipient]);
    expect((await latestMail()).htmlBody).toContain('&lt;b&gt;not bold&lt;/b&gt; &amp; plain');
  });

  test('that lost its job, as after a restore, is sent once at the next start', async () => {
    const row = {
      recipient: 'late@example.org',
      subject: 'late',
      textBody: 'late',
      htmlBody: 'late',
      state: 'queued',
    } as const;
    await server.platform.database.insertInto('mail').values(row).execute();
    const second = await startTestServer({ databaseUrl: server.connectionString });
    const third = await startTestServer({ databaseUrl: server.connectionString });
    await expect.poll(async () => (await latestMail()).state).toBe('sent');
    await Promise.all([second.close(), third.close()]);
    expect(received.filter(({ to }) => to.includes('late@example.org'))).toHaveLength(1);
  });

  test('that the mail server refuses stays queued, with the reason', async () => {
    isRefusing = true;
    await send();
    await expect.poll(async () => (await latestMail()).lastError).toContain('mailbox full');
    expect((await latestMail()).state).toBe('queued');
  });

  test('for a test is sent immediately, and the administrator sees a refusal', async () => {
    const root = await server.addUser({ role: 'root' });
    const test = () =>
      server.call('POST /api/admin/config/test-email', {
        token: root.token,
        body: { email: 'a@example.org' },
      });
    isRefusing = true;
    const refused = await test();
    expect([refused.envelope.status, refused.errorCode]).toEqual([400, 'mailSendFailed']);
    expect(refused.envelope.msg).toContain('mailbox full');
    isRefusing = false;
    expect((await test()).envelope.status).toBe(200);
    // The mail of the test before may arrive at any time now.
    expect(received.map(({ to }) => to)).toContainEqual(['a@example.org']);
  });
});
