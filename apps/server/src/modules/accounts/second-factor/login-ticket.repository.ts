import type { Queryable } from '@touchstone/database';

export interface LoginTicket {
  userId: string;
  usedPassword: boolean;
}

export async function insertTicket(
  database: Queryable,
  ticket: LoginTicket & { ticketHash: Buffer; expiresAt: Date },
) {
  await database.insertInto('loginTicket').values(ticket).execute();
}

export function findTicket(
  database: Queryable,
  { ticketHash, now }: { ticketHash: Buffer; now: Date },
): Promise<LoginTicket | undefined> {
  return database
    .selectFrom('loginTicket')
    .select(['userId', 'usedPassword'])
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Counts a try before it is checked, so that concurrent guesses share the limit. */
export function claimTry(
  database: Queryable,
  { ticketHash, maximumTries, now }: { ticketHash: Buffer; maximumTries: number; now: Date },
): Promise<LoginTicket | undefined> {
  return database
    .updateTable('loginTicket')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .where('tries', '<', maximumTries)
    .returning(['userId', 'usedPassword'])
    .executeTakeFirst();
}

/** Of concurrent callers one gets true. */
export async function takeTicket(database: Queryable, ticketHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('loginTicket')
    .where('ticketHash', '=', ticketHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** After a new password: a login that began with the old one cannot be completed. */
export async function deleteTicketsOfAccount(database: Queryable, userId: string) {
  await database.deleteFrom('loginTicket').where('userId', '=', userId).execute();
}

export async function deleteExpiredTickets(database: Queryable, now: Date) {
  await database.deleteFrom('loginTicket').where('expiresAt', '<=', now).execute();
}
