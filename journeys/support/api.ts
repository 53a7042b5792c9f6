/** API calls of a journey outside the browser: accounts to start with, stored mails. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Calls, DataOf, Envelope } from '@touchstone/contract';
import { inject, vi } from 'vitest';
import { logInAsRoot, type Session } from '../../scripts/screenshots/log-in-as-root.ts';

type CallName = keyof Calls;

interface Question {
  token?: string;
  body?: object;
  query?: Record<string, string>;
  /** As which the call comes, through a proxy of this machine; without it, as the address of all journeys. */
  address?: string;
}

/** The raw response, refusals included. */
export async function send<Name extends CallName>(
  name: Name,
  { token, body, query, address }: Question = {},
) {
  const [method = 'GET', path = '/'] = name.split(' ');
  const url = new URL(path, inject('site').address);
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    httpStatus: response.status,
    envelope: (await response.json()) as Envelope<DataOf<Calls[Name]>>,
    token: response.headers.get('authorization'),
  };
}

/** Refusals have no data; some calls have null data. */
function dataOf<Name extends CallName>(name: Name, { status, data, msg }: Envelope<DataOf<Calls[Name]>>) {
  if (status !== 200) throw new Error(`${name}: ${msg}`);
  return data as DataOf<Calls[Name]>;
}

export async function ask<Name extends CallName>(name: Name, question: Question = {}) {
  const { envelope, token } = await send(name, question);
  return { data: dataOf(name, envelope), token };
}

let knownRootSession: Session | undefined;

async function isAlive({ token }: Session): Promise<boolean> {
  return (await send('GET /api/get-user-auth-info', { token })).httpStatus === 200;
}

/**
 * One session for all journeys of a worker, and a new one if it has ended: checking a password is expensive
 * on purpose. All journeys share one IP address: while another one fails to log in, the site requires a
 * puzzle of all.
 */
export async function rootSession(): Promise<Session> {
  if (knownRootSession !== undefined && (await isAlive(knownRootSession))) return knownRootSession;
  knownRootSession = await vi.waitFor(() => logInAsRoot(inject('site')), { timeout: 120_000, interval: 250 });
  return knownRootSession;
}

/** The newest mail to an address. Mails are stored, since the site has no mail server. */
export async function readMail(recipient: string): Promise<string> {
  const { token } = await rootSession();
  const { data } = await ask('GET /api/admin/outbox', { token, query: { limit: '50' } });
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

export interface RegisteredAccount extends Account {
  session: Session;
}

/**
 * With a phone, so that the reminder to bind one does not appear. Needs the site lock: mails must be stored,
 * and no puzzle required.
 */
export async function registerAccount(): Promise<RegisteredAccount> {
  const account = inventAccount();
  // An address may request 60 codes in ten minutes, and all journeys together request more.
  const address = `198.51.100.${String(randomInt(1, 255))}`;
  await ask('GET /api/get-register-code', { query: { email: account.email }, address });
  const code = await readMailedCode(account.email);
  await ask('POST /api/register', { body: { ...account, code } });
  const { data, token } = await ask('POST /api/login', { body: account });
  if (token === null) throw new Error('no token');
  const phone = `139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  await ask('POST /api/change-phone', { token, body: { newPhone: phone } });
  return { ...account, session: { token, userInfo: JSON.stringify({ ...data, phone }) } };
}
