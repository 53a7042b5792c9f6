import type { Queryable } from '@touchstone/database';

/** What profiles and other pages show without computing a membership. */
export interface StoredMembership {
  memberStatus: number;
  level: number;
  isAnnualMember: boolean;
  memberExpiresAt: Date | null;
}

export const findStored = (database: Queryable, userId: string) =>
  database
    .selectFrom('userAccount')
    .select(['memberStatus', 'level', 'isAnnualMember', 'memberExpiresAt'])
    .where('id', '=', userId)
    .executeTakeFirst();

export const storeMembership = (transaction: Queryable, userId: string, stored: StoredMembership) =>
  transaction.updateTable('userAccount').set(stored).where('id', '=', userId).execute();

/** Members whose stored end has passed: their level ended, or the next one begins. */
export async function listEnded(database: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom('userAccount')
    .select('id')
    .where('memberStatus', '=', 2)
    .where('memberExpiresAt', '<=', now)
    .orderBy('memberExpiresAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type ReminderKind = 'week' | 'day' | 'ended';

/** Members whose stored end is in a span of time and who have no such reminder of it. */
export const listEnding = (
  database: Queryable,
  { after, until, kind }: { after: Date; until: Date; kind: ReminderKind },
) =>
  database
    .selectFrom('userAccount')
    .select('id')
    .where('memberStatus', '=', 2)
    .where('memberExpiresAt', '>', after)
    .where('memberExpiresAt', '<=', until)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('membershipReminder as reminder')
            .select('reminder.userId')
            .whereRef('reminder.userId', '=', 'userAccount.id')
            .whereRef('reminder.endsAt', '=', 'userAccount.memberExpiresAt')
            .where('reminder.kind', '=', kind),
        ),
      ),
    )
    .execute();

/** Returns whether this reminder is new. */
export async function noteReminder(
  transaction: Queryable,
  reminder: { userId: string; kind: ReminderKind; endsAt: Date; sentAt: Date },
): Promise<boolean> {
  const row = await transaction
    .insertInto('membershipReminder')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'endsAt']).doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** The default titles of those that exist. */
export async function mapTrainingTitles(
  database: Queryable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('training').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export const findRecipient = (database: Queryable, userId: string) =>
  database
    .selectFrom('userAccount')
    .select(['id', 'username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
