/** What a journey asks the site behind the browser's back: accounts to start with, mails that were kept. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Calls, DataOf, Envelope } from '@touchstone/contract';
import { inject } from 'vitest';
import { logInAsRoot, type Session } from '../../scripts/screenshots/log-in-as-root.ts';

type CallName = keyof Calls;

interface Question {
  token?: string;
  body?: object;
  query?: Record<string, string>;
}

/** The answer as it comes, refusals included. */
export async function send<Name extends CallName>(name: Name, { token, body, query }: Question = {}) {
  const [method = 'GET', path = '/'] = name.split(' ');
  const url = new URL(path, inject('site').address);
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    httpStatus: response.status,
    envelope: (await response.json()) as Envelope<DataOf<Calls[Name]>>,
    token: response.headers.get('authorization'),
  };
}

export async function ask<Name extends CallName>(name: Name, question: Question = {}) {
  const { envelope, token } = await send(name, question);
  if (envelope.status !== 200) throw new Error(`${name}: ${envelope.msg}`);
  // Only refusals come without data, and calls whose data is null.
  return { data: envelope.data as DataOf<Calls[Name]>, token };
}

export const rootSession = (): Promise<Session> => logInAsRoot(inject('site'));

/** The newest mail to an address. Mails are kept, since the site has no mail server. */
export async function readMail(recipient: string): Promise<string> {
  const { token } = await rootSession();
  const { data } = await ask('GET /api/admin/outbox', {
    token,
    query: { limit: '50' },
  });
  const mail = data.records.find((record) => record.recipient === recipient);
  if (mail === undefined) throw new Error(`no mail to ${recipient}`);
  return mail.text;
}

export async function readMailedCode(recipient: string): Promise<string> {
  const code = /^\s*(\d{6})\s*$/m.exec(await readMail(recipient))?.[1];
  if (code === undefined) throw new Error(`the mail to ${recipient} has no code`);
  return code;
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

export async function logIn({
  username,
  password,
}: Pick<Account, 'username' | 'password'>): Promise<Session> {
  const { data, token } = await ask('POST /api/login', { body: { username, password } });
  if (token === null) throw new Error('no token');
  return { token, userInfo: JSON.stringify(data) };
}

/** With a phone, so that nobody is reminded of binding one. */
export async function registerAccount(): Promise<Account & { session: Session }> {
  const account = inventAccount();
  await ask('GET /api/get-register-code', { query: { email: account.email } });
  const code = await readMailedCode(account.email);
  await ask('POST /api/register', { body: { ...account, code } });
  const { token } = await logIn(account);
  const newPhone = `139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  await ask('POST /api/change-phone', { token, body: { newPhone } });
  return { ...account, session: await logIn(account) };
}
