import { sql, type Queryable } from '@touchstone/database';

export type MailCodePurpose = 'register' | 'change-email' | 'reset-password';

/** The subject of a code: a mail address if there is no account yet, otherwise the account's id. */
export interface MailCodeKey {
  purpose: MailCodePurpose;
  subject: string;
}

interface GivenCode extends MailCodeKey {
  codeHash: Buffer;
  now: Date;
}

export async function findMailCodeSentAt(
  database: Queryable,
  { purpose, subject }: MailCodeKey,
): Promise<Date | undefined> {
  const row = await database
    .selectFrom('mailCode')
    .select('sentAt')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.sentAt;
}

/**
 * Replaces an earlier code of the subject atomically. Returns false if that one was sent after
 * `lastSentBefore`.
 */
export async function storeMailCode(
  database: Queryable,
  { purpose, subject, codeHash, now, ...times }: GivenCode & { lastSentBefore: Date; expiresAt: Date },
): Promise<boolean> {
  const code = { codeHash, wrongTries: 0, sentAt: now, expiresAt: times.expiresAt };
  const stored = await database
    .insertInto('mailCode')
    .values({ purpose, subject, ...code })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'subject'])
        .doUpdateSet(code)
        .where('mailCode.sentAt', '<=', times.lastSentBefore),
    )
    .returning('subject')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Compares and counts in one statement: concurrent guesses wait for the row lock, and none is checked after
 * the last try. A correct code stays stored; `consumeMailCode` deletes it together with the change that it
 * allows.
 */
export async function tryMailCode(
  database: Queryable,
  { purpose, subject, codeHash, now, maximumTries }: GivenCode & { maximumTries: number },
): Promise<'right' | 'wrong' | 'none'> {
  const tried = await database
    .updateTable('mailCode')
    .set({ wrongTries: sql`wrong_tries + CASE WHEN code_hash = ${codeHash} THEN 0 ELSE 1 END` })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('expiresAt', '>', now)
    .where('wrongTries', '<', maximumTries)
    .returning(sql<boolean>`code_hash = ${codeHash}`.as('isRight'))
    .executeTakeFirst();
  if (tried === undefined) return 'none';
  return tried.isRight ? 'right' : 'wrong';
}

/** Compares without counting, for codes that are too long to guess. */
export async function compareMailCode(
  database: Queryable,
  { purpose, subject, codeHash, now }: GivenCode,
): Promise<'right' | 'wrong' | 'none'> {
  const stored = await database
    .selectFrom('mailCode')
    .select(sql<boolean>`code_hash = ${codeHash}`.as('isRight'))
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (stored === undefined) return 'none';
  return stored.isRight ? 'right' : 'wrong';
}

/** Deletes the code. Of concurrent callers one gets true. */
export async function consumeMailCode(
  transaction: Queryable,
  { purpose, subject, codeHash, now }: GivenCode,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('mailCode')
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('codeHash', '=', codeHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Unused codes were issued for the account before its password or address changed. */
export async function deleteMailCodesOfAccount(transaction: Queryable, userId: string) {
  await transaction
    .deleteFrom('mailCode')
    .where('purpose', 'in', ['change-email', 'reset-password'])
    .where('subject', '=', userId)
    .execute();
}

export async function deleteExpiredMailCodes(database: Queryable, now: Date) {
  await database.deleteFrom('mailCode').where('expiresAt', '<=', now).execute();
}
