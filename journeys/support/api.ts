/** What a journey asks the site behind the browser's back: accounts to start with, mails that were kept. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { logInAsRoot, type Session } from '../../scripts/screenshots/log-in-as-root.ts';

interface Envelope<Data> {
  status: number;
  data: Data;
  msg: string;
}

export async function ask<Data>(
  name: string,
  { token, body, query }: { token?: string; body?: object; query?: Record<string, string> } = {},
) {
  const [method = 'GET', path = '/'] = name.split(' ');
  const url = new URL(path, inject('siteAddress'));
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const envelope = (await response.json()) as Envelope<Data>;
  if (envelope.status !== 200) throw new Error(`${name}: ${envelope.msg}`);
  return { data: envelope.data, token: response.headers.get('authorization') };
}

export const rootSession = () =>
  logInAsRoot({ address: inject('siteAddress'), rootPassword: inject('rootPassword') });

/** The newest mail to an address. Mails are kept, since the site has no mail server. */
export async function readMail(recipient: string): Promise<string> {
  const { token } = await rootSession();
  const { data } = await ask<{ records: { recipient: string; text: string }[] }>('GET /api/admin/outbox', {
    token,
    query: { limit: '50' },
  });
  const mail = data.records.find((record) => record.recipient === recipient);
  if (mail === undefined) throw new Error(`no mail to ${recipient}`);
  return mail.text;
}

export interface Account {
  username: string;
  password: string;
  email: string;
}

export function inventAccount(): Account {
  const id = randomBytes(4).toString('hex');
  return { username: `learner${id}`, password: `pw-${id}`, email: `learner-${id}@example.org` };
}

export async function registerAccount(): Promise<Account & { session: Session }> {
  const account = inventAccount();
  await ask('GET /api/get-register-code', { query: { email: account.email } });
  const code = /\b\d{6}\b/.exec(await readMail(account.email))?.[0] ?? '';
  await ask('POST /api/register', { body: { ...account, code } });
  const { data, token } = await ask('POST /api/login', { body: account });
  if (token === null) throw new Error('no token');
  return { ...account, session: { token, userInfo: JSON.stringify(data) } };
}
