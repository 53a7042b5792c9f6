import type { Queryable } from '@touchstone/database';

export type ChallengeKind = 'captcha' | 'slide-puzzle';

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

/** Takes the challenge, whatever was answered: of parallel callers one gets it. */
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

/** Reads the answer and holds the row, so that parallel guesses come one after the other. */
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
