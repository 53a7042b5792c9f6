/** Helpers for account tests: passwords, mailed codes, and answers that only the database contains. */
import type { Role } from '@touchstone/contract';
import { sql } from '@touchstone/database';
import { randomBytes } from 'node:crypto';
import type { Passwords } from '../platform/passwords.ts';
import type { TestServer } from './test-server.ts';

export const testPassword = 'Right-Passw0rd';
const testPasswordHashes = new WeakMap<Passwords, Promise<string>>();

export interface TestAccount {
  id: string;
  username: string;
  email: string;
  token: string;
}

/** Adds an account that can log in with `testPassword`. */
export async function addAccount(
  server: TestServer,
  account: { username?: string; email?: string; role?: Role } = {},
): Promise<TestAccount> {
  const email = account.email ?? `${randomBytes(6).toString('hex')}@mail.example`;
  const user = await server.addUser({ ...account, email });
  await server.platform.database
    .updateTable('userAccount')
    .set({ passwordHash: await hashTestPassword(server.platform.passwords) })
    .where('id', '=', user.id)
    .execute();
  return { ...user, email };
}

/** Once per server: a hash with other parameters would be renewed at the login. */
function hashTestPassword(passwords: Passwords): Promise<string> {
  const known = testPasswordHashes.get(passwords) ?? passwords.hash('test', testPassword);
  testPasswordHashes.set(passwords, known);
  return known;
}

let addresses = 0;
/** Returns an unused address in its own network. */
export function freshAddress() {
  addresses += 1;
  return `11.${String(addresses % 256)}.${String(Math.floor(addresses / 256))}.7`;
}

export async function tryLogin(
  server: TestServer,
  username: string,
  {
    password = testPassword,
    from = freshAddress(),
    puzzle,
    headers = {},
  }: {
    password?: string;
    from?: string;
    puzzle?: { key: string; x: number };
    headers?: Record<string, string>;
  } = {},
) {
  return server.call('POST /api/login', {
    body: { username, password, puzzle },
    remoteAddress: from,
    headers,
  });
}

/** Another browser of the tests; `headers` contain its cookie. */
export function makeBrowser() {
  const key = randomBytes(32).toString('hex');
  return { key, headers: { cookie: `touchstone_browser=${key}` } };
}

export async function failLogins(
  server: TestServer,
  username: string,
  { times, from }: { times: number; from?: string },
) {
  const answers = [];
  for (let time = 0; time < times; time += 1) {
    const remoteAddress = from ?? freshAddress();
    answers.push(await tryLogin(server, username, { password: 'wrong-password', from: remoteAddress }));
  }
  return answers.map((answer) => answer.errorCode);
}

async function getAnswer(server: TestServer, key: string) {
  const { answer } = await server.platform.database
    .selectFrom('challenge')
    .select('answer')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return answer;
}

/** Returns a puzzle with its answer, `offset` pixels beside the correct position. */
export async function solvePuzzle(server: TestServer, offset = 0) {
  const { envelope } = await server.call('GET /api/login-puzzle', { remoteAddress: freshAddress() });
  const { key } = envelope.data as { key: string };
  return { key, x: Number(await getAnswer(server, key)) + offset };
}

export async function solveCaptcha(server: TestServer) {
  const { envelope } = await server.call('GET /api/captcha', { remoteAddress: freshAddress() });
  const { captchaKey } = envelope.data as { captchaKey: string };
  return { captchaKey, captcha: await getAnswer(server, captchaKey) };
}

export function listMails(server: TestServer, recipient: string) {
  return server.platform.database
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
}

async function getLastMail(server: TestServer, recipient: string) {
  const [mail] = await listMails(server, recipient);
  if (mail === undefined) throw new Error(`no mail for ${recipient}`);
  return mail.textBody;
}

export async function getMailedCode(server: TestServer, recipient: string) {
  const code = /^\d{6}$/m.exec(await getLastMail(server, recipient))?.[0];
  if (code === undefined) throw new Error(`the mail for ${recipient} contains no code`);
  return code;
}

export async function getMailedLink(server: TestServer, recipient: string) {
  const link = /^https?:\S+$/m.exec(await getLastMail(server, recipient))?.[0];
  if (link === undefined) throw new Error(`the mail for ${recipient} contains no link`);
  return new URL(link);
}

export async function mailRegisterCode(server: TestServer, email: string) {
  await server.call('GET /api/get-register-code', { query: { email }, remoteAddress: freshAddress() });
  return getMailedCode(server, email);
}

/** Returns a different code of the same form. */
export const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');

/** Every call of a session notes its use, also one that is refused. */
function withoutUse(row: Record<string, unknown>) {
  const { lastUsedAt: _time, ip: _address, ...rest } = row;
  return rest;
}

/** Loads everything that a refused call must leave unchanged. */
export async function loadTables({ platform }: TestServer) {
  const tables = ['user_account', 'session', 'login_record', 'mail', 'notice', 'user_notice', 'site_setting'];
  const read = tables.map(async (table) => {
    const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)} ORDER BY 1`.execute(
      platform.database,
    );
    return [table, table === 'session' ? rows.map(withoutUse) : rows] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

export async function changeAccount(
  { platform }: TestServer,
  id: string,
  changes: {
    isBanned?: boolean;
    roleCode?: number;
    passwordHash?: string | null;
    phone?: string;
    socialOpenId?: string | null;
  },
) {
  await platform.database.updateTable('userAccount').set(changes).where('id', '=', id).execute();
}
