/** Delivery of mails to a real mail server, which runs in this process. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addAccount, freshAddress, listMails, solveCaptcha, tryLogin } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

interface Delivered {
  recipients: string[];
  raw: string;
}

let server: TestServer;
let smtp: SMTPServer;
const delivered: Delivered[] = [];

beforeAll(async () => {
  server = await startTestServer();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        delivered.push({ recipients, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  await server.platform.settings.change('mail', { host: '127.0.0.1', port, isSecure: false });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

/** Returns the decoded plain-text part of the newest mail to the recipient. */
async function receive(recipient: string) {
  return vi.waitFor(
    () => {
      const mail = delivered.findLast(({ recipients }) => recipients.includes(recipient));
      if (mail === undefined) throw new Error(`nothing has arrived for ${recipient}`);
      return decodePlainPart(mail.raw);
    },
    { timeout: 120_000, interval: 50 },
  );
}

function decodePlainPart(raw: string) {
  const part = raw.split(/^--.*$/m).find((text) => /content-type: text\/plain/i.test(text)) ?? raw;
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/content-transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/content-transfer-encoding: quoted-printable/i.test(part)) return body;
  const joined = body.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

describe('with a mail server', () => {
  test('a registration code arrives and registers', async () => {
    const email = 'new.user+tag@mail.example';
    await server.call('GET /api/get-register-code', { query: { email } });
    const code = /^\d{6}$/m.exec(await receive(email))?.[0] ?? '';
    const body = { username: 'by-mail', password: 'secret-1', email, code };
    expect((await server.call('POST /api/register', { body })).envelope.status).toBe(200);
    await expect.poll(() => listMails(server, email)).toMatchObject([{ state: 'sent', lastError: null }]);
    expect(server.keptMailCount()).toBe(0);
  });

  test('a reset link arrives and resets the password', async () => {
    const { email, username } = await addAccount(server);
    await server.call('POST /api/apply-reset-password', {
      body: { email, ...(await solveCaptcha(server)) },
      remoteAddress: freshAddress(),
    });
    const link = new URL(/^http:\S+$/m.exec(await receive(email))?.[0] ?? '');
    const { username: name, code } = Object.fromEntries(link.searchParams);
    expect(name).toBe(username);
    const body = { username: name, password: 'New-Passw0rd', code };
    expect((await server.call('POST /api/reset-password', { body })).envelope.status).toBe(200);
    expect((await tryLogin(server, username, { password: 'New-Passw0rd' })).envelope.status).toBe(200);
  });

  test('a code for a new address arrives there and changes it', async () => {
    const { token, email } = await addAccount(server);
    const newEmail = 'moved@mail.example';
    await server.call('GET /api/get-change-email-code', { token, query: { email: newEmail } });
    const code = /^\d{6}$/m.exec(await receive(newEmail))?.[0] ?? '';
    const body = { password: 'Right-Passw0rd', newEmail, code };
    const { envelope } = await server.call('POST /api/change-email', { token, body });
    expect(envelope.data).toMatchObject({ code: 200, userInfo: { email: newEmail } });
    expect(delivered.some(({ recipients }) => recipients.includes(email))).toBe(false);
  });
});
