import type { Queryable } from '@touchstone/database';

export type ChallengeKind =
  | 'captcha'
  | 'slide-puzzle'
  | 'passkey-login'
  | 'passkey-identity'
  | 'passkey-registration'
  | 'default-password';

interface ChallengeKey {
  key: string;
  kind: ChallengeKind;
}

export async function insertChallenge(
  database: Queryable,
  challenge: ChallengeKey & { answer: string; expiresAt: Date },
) {
  await database.insertInto('challenge').values(challenge).execute();
}

/** Deletes the challenge and returns its answer. Of concurrent callers one gets it. */
export async function takeChallenge(
  database: Queryable,
  { key, kind, now }: ChallengeKey & { now: Date },
): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('challenge')
    .where('key', '=', key)
    .where('kind', '=', kind)
    .returning(['answer', 'expiresAt'])
    .executeTakeFirst();
  return taken !== undefined && taken.expiresAt > now ? taken.answer : undefined;
}

/** Returns the answer and locks the row, so that concurrent guesses are serialized. */
export async function lockChallenge(
  transaction: Queryable,
  { key, kind, now }: ChallengeKey & { now: Date },
): Promise<string | undefined> {
  const found = await transaction
    .selectFrom('challenge')
    .select('answer')
    .where('key', '=', key)
    .where('kind', '=', kind)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return found?.answer;
}

export async function deleteChallenge(transaction: Queryable, key: string) {
  await transaction.deleteFrom('challenge').where('key', '=', key).execute();
}

export async function deleteExpiredChallenges(database: Queryable, now: Date) {
  await database.deleteFrom('challenge').where('expiresAt', '<=', now).execute();
}
