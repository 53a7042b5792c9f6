import type { Queryable } from '@touchstone/database';

interface AttemptKey {
  stateHash: Buffer;
  browserHash: Buffer;
}

export interface Attempt {
  /** Null for WeChat. */
  providerId: number | null;
  purpose: 'login' | 'link' | 'test';
  userId: string | null;
  nonce: string;
  codeVerifier: string;
  returnUrl: string;
  isInsideApp: boolean;
  expiresAt: Date;
}

export async function insertAttempt(database: Queryable, attempt: Attempt & AttemptKey) {
  await database.insertInto('signInAttempt').values(attempt).execute();
}

/** Deletes the attempt and returns it, to its own browser only. Of concurrent callers one gets it. */
export async function takeAttempt(
  database: Queryable,
  { stateHash, browserHash, now }: AttemptKey & { now: Date },
): Promise<Attempt | undefined> {
  const taken = await database
    .deleteFrom('signInAttempt')
    .where('stateHash', '=', stateHash)
    .where('browserHash', '=', browserHash)
    .returning(['providerId', 'purpose', 'userId', 'nonce', 'codeVerifier', 'returnUrl'])
    .returning(['isInsideApp', 'expiresAt'])
    .executeTakeFirst();
  return taken !== undefined && taken.expiresAt > now ? taken : undefined;
}

interface TicketKey {
  ticketHash: Buffer;
  browserHash: Buffer;
}

export interface PendingIdentity {
  providerId: number | null;
  subject: string;
  claims: Record<string, unknown>;
}

export async function insertPendingIdentity(
  database: Queryable,
  { claims, ...pending }: PendingIdentity & TicketKey & { expiresAt: Date },
) {
  await database
    .insertInto('pendingIdentity')
    .values({ ...pending, claims: JSON.stringify(claims) })
    .execute();
}

export async function findPendingIdentity(
  database: Queryable,
  { ticketHash, browserHash, now }: TicketKey & { now: Date },
): Promise<PendingIdentity | undefined> {
  const found = await database
    .selectFrom('pendingIdentity')
    .select(['providerId', 'subject', 'claims'])
    .where('ticketHash', '=', ticketHash)
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return found && { ...found, claims: found.claims as Record<string, unknown> };
}

export async function deletePendingIdentity(transaction: Queryable, ticketHash: Buffer) {
  await transaction.deleteFrom('pendingIdentity').where('ticketHash', '=', ticketHash).execute();
}

export async function deleteExpiredAttempts(database: Queryable, now: Date) {
  await database.deleteFrom('signInAttempt').where('expiresAt', '<=', now).execute();
  await database.deleteFrom('pendingIdentity').where('expiresAt', '<=', now).execute();
}
