import type { Queryable } from '@touchstone/database';

interface Consent {
  userId: string;
  /** The host of the model. */
  destination: string;
}

export async function hasConsented(database: Queryable, { userId, destination }: Consent): Promise<boolean> {
  const row = await database
    .selectFrom('assistantConsent')
    .select('userId')
    .where('userId', '=', userId)
    .where('destination', '=', destination)
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeConsent(database: Queryable, { userId, destination }: Consent) {
  await database
    .insertInto('assistantConsent')
    .values({ userId, destination })
    .onConflict((conflict) => conflict.columns(['userId', 'destination']).doNothing())
    .execute();
}
