/**
 * How this works: a token is 256 random bits in hex; the table contains only its SHA-256. Every authenticated
 * call loads the session together with its account, so that a ban, a new role or a logout on one server takes
 * effect on all of them with the next call: there is no cache to go stale. A token lives for a day. After
 * half a day the next call gets a successor, at most one a minute per token; the old token stays valid until
 * its own expiry, because other tabs still use it. However often it is renewed, a session ends some days after its login
 * (`sessionMaximumDays` of the settings): successors expire with it, and a lower setting takes effect on open sessions.
 *
 * Ending all sessions must also end one that is being opened concurrently. Opening takes a share lock on the
 * account's row (PostgreSQL does it for the foreign key), ending takes an exclusive one: one waits for the
 * other, and sessions that were opened before are seen and deleted. For the same reason a renewal locks the
 * account before it loads its own session.
 *
 * A session that was opened with a default password is not live: it serves only to choose another password,
 * which ends it. A session of an account that must have a second factor and has none serves only to set one up, from the
 * moment when the site requires it until the account has one.
 *
 * A login opens a session. A successor token belongs to the session of its predecessor (`loginId`), so the list of
 * sessions shows logins, and ending one ends all of its tokens.
 */
import { accountTimers, type Role, type RoleCode } from '@touchstone/contract';
import {
  createBatchLoader,
  inTransaction,
  prepareQuery,
  sql,
  type Database,
  type Queryable,
  type Tables,
  type ValueOf,
} from '@touchstone/database';
import { isTokenDueForRenewal, sessionEndOf } from '@touchstone/rules/accounts';
import { roleFromCode } from '@touchstone/rules/permissions';
import { mustSetUpSecondFactor } from '@touchstone/rules/second-factor';
import type { Transaction } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { callError, type CallError } from '../errors/call-error.ts';
import type { SiteSettings } from '../settings/site-settings.ts';

/** The account of a call. */
export interface Viewer {
  id: string;
  username: string;
  role: Role;
  /** Absent where no session makes the call, for example in jobs and for tokens of tools. */
  device?: CallDevice;
}

/** From where and with which session a call is made. */
export interface CallDevice {
  loginId: string;
  ip: string;
  userAgent: string;
}

/** The session of a call. */
export interface CallerSession {
  viewer: Viewer;
  /** The same for all tokens of one login. */
  loginId: string;
  tokenHash: Buffer;
  issuedAt: Date;
  openedAt: Date;
  /** However often it is renewed. */
  endsAt: Date;
  lastUsedAt: Date | null;
  /** Of the last recorded use. */
  ip: string | null;
  userAgent: string;
  identityProvedAt: Date | null;
}

export type SessionCheck =
  | ({ state: 'live' | 'password-due' | 'factor-due' } & CallerSession)
  | { state: 'expired' }
  | { state: 'banned' };

const tokenPattern = /^[0-9a-f]{64}$/;
const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** The error for a call that needs a live session. */
export function sessionError(state: Exclude<SessionCheck['state'], 'live'>): CallError {
  switch (state) {
    case 'expired':
      return callError('sessionExpired');
    case 'banned':
      return callError('accountBannedSession');
    case 'password-due':
      return callError('passwordChangeRequired');
    case 'factor-due':
      return callError('secondFactorSetupRequired');
    default:
      return state satisfies never;
  }
}

interface NewSession {
  mustChangePassword?: boolean;
  ip?: string | null;
  userAgent?: string;
  identityProvedAt?: Date | null;
  /** For a successor: the login that it continues. */
  continued?: Pick<CallerSession, 'loginId' | 'openedAt' | 'endsAt'>;
}

export async function openSession(
  database: Queryable,
  userId: string,
  now: Date,
  { mustChangePassword = false, continued, ...details }: NewSession = {},
): Promise<string> {
  const token = randomBytes(32).toString('hex');
  const expiresMs = now.getTime() + accountTimers.tokenLifeSeconds * 1000;
  const expiresAt = new Date(Math.min(expiresMs, continued?.endsAt.getTime() ?? expiresMs));
  await database
    .insertInto('session')
    .values({
      tokenHash: hashToken(token),
      userId,
      issuedAt: now,
      expiresAt,
      mustChangePassword,
      openedAt: now,
      lastUsedAt: now,
      ...details,
      ...(continued && { loginId: continued.loginId, openedAt: continued.openedAt }),
    })
    .execute();
  return token;
}

const listSessions = prepareQuery((database, value: ValueOf<{ tokenHashes: readonly Buffer[] }>) =>
  database
    .selectFrom('session')
    .innerJoin('userAccount', 'userAccount.id', 'session.userId')
    .select([
      'session.tokenHash',
      'session.issuedAt',
      'session.expiresAt',
      'session.mustChangePassword',
      'session.loginId',
      'session.openedAt',
      'session.lastUsedAt',
      'session.ip',
      'session.userAgent',
      'session.identityProvedAt',
      'userAccount.id',
      'userAccount.username',
      'userAccount.roleCode',
      'userAccount.isBanned',
      'userAccount.hasSecondFactor',
    ])
    .where('session.tokenHash', '=', sql<Buffer>`ANY(${value('tokenHashes')}::bytea[])`),
);

/** The key is the token hash in hex. */
const findSession = createBatchLoader(async (database, hashes: string[]) => {
  const rows = await listSessions(database, { tokenHashes: hashes.map((hash) => Buffer.from(hash, 'hex')) });
  return new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]));
});

export interface SessionParts {
  database: Queryable;
  settings: Pick<SiteSettings, 'current'>;
}

export async function checkSession(
  { database, settings }: SessionParts,
  token: string,
  now: Date,
): Promise<SessionCheck> {
  if (!tokenPattern.test(token)) return { state: 'expired' };
  const row = await findSession(database, hashToken(token).toString('hex'));
  if (row === undefined || row.expiresAt <= now) return { state: 'expired' };
  const openedAt = row.openedAt ?? row.issuedAt;
  const endsAt = sessionEndOf(openedAt, settings.current.switches.sessionMaximumDays);
  if (endsAt <= now) return { state: 'expired' };
  if (row.isBanned) return { state: 'banned' };
  const role = roleFromCode(row.roleCode as RoleCode);
  const { loginId, tokenHash, issuedAt, lastUsedAt, ip, userAgent, identityProvedAt } = row;
  const isFactorDue = mustSetUpSecondFactor(
    { role, hasSecondFactor: row.hasSecondFactor },
    settings.current.secondFactor.requiredFor,
  );
  return {
    state: row.mustChangePassword ? 'password-due' : isFactorDue ? 'factor-due' : 'live',
    viewer: { id: row.id, username: row.username, role },
    loginId,
    tokenHash,
    issuedAt,
    openedAt,
    endsAt,
    lastUsedAt,
    ip,
    userAgent,
    identityProvedAt,
  };
}

const renewalPauseMs = 60_000;

/** For a live session: returns a new token if a renewal is due, otherwise undefined. */
export async function renewSession(
  database: Database,
  session: CallerSession,
  now: Date,
): Promise<string | undefined> {
  if (!isTokenDueForRenewal(session.issuedAt, now)) return undefined;
  return inTransaction(database, async (transaction) => {
    await transaction
      .selectFrom('userAccount')
      .select('id')
      .where('id', '=', session.viewer.id)
      .forKeyShare()
      .execute();
    const claimed = await transaction
      .updateTable('session')
      .set({ renewedAt: now })
      .where('tokenHash', '=', session.tokenHash)
      .where((where) =>
        where.or([
          where('renewedAt', 'is', null),
          where('renewedAt', '<', new Date(now.getTime() - renewalPauseMs)),
        ]),
      )
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return undefined;
    const { ip, userAgent, identityProvedAt } = session;
    return openSession(transaction, session.viewer.id, now, {
      ip,
      userAgent,
      identityProvedAt,
      continued: session,
    });
  });
}

/**
 * Logout, password change and ban end every session of the account, on every device. Takes a transaction: the
 * lock must be held until the deletion is visible.
 */
export async function endAllSessions(transaction: Transaction<Tables>, userId: string) {
  await transaction.selectFrom('userAccount').select('id').where('id', '=', userId).forUpdate().execute();
  await transaction.deleteFrom('session').where('userId', '=', userId).execute();
}

export async function deleteExpiredSessions(database: Queryable, now: Date) {
  await database.deleteFrom('session').where('expiresAt', '<=', now).execute();
}
