import { sql, type Queryable } from '@touchstone/database';

export interface LoginRecord {
  userId: string;
  ip: string;
  userAgent: string;
  createdAt: Date;
}

export async function insertLoginRecord(database: Queryable, record: LoginRecord) {
  await database.insertInto('loginRecord').values(record).execute();
}

/**
 * Returns whether the account has logged in before, and whether from the network of `ip`. Providers assign
 * addresses of one /16 (for IPv6 one /32) within a region, so a different one means a different region or
 * provider.
 */
export async function findLoginHistory(database: Queryable, { userId, ip }: { userId: string; ip: string }) {
  const network = sql`network(set_masklen(${ip}::inet, CASE family(${ip}::inet) WHEN 4 THEN 16 ELSE 32 END))`;
  const { rows } = await sql<{ hasLoggedIn: boolean; isNetworkKnown: boolean }>`
    SELECT EXISTS (SELECT FROM login_record WHERE user_id = ${userId}) AS has_logged_in,
           EXISTS (SELECT FROM login_record WHERE user_id = ${userId} AND ip <<= ${network}) AS is_network_known
  `.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('a query without FROM returns one row');
  return row;
}

/** Whether the account has logged in from this address, for IPv6 from its /64. */
export async function hasLoggedInFrom(
  database: Queryable,
  { username, ip, since }: { username: string; ip: string; since: Date },
): Promise<boolean> {
  const network = sql`network(set_masklen(${ip}::inet, CASE family(${ip}::inet) WHEN 4 THEN 32 ELSE 64 END))`;
  const found = await database
    .selectFrom('loginRecord')
    .innerJoin('userAccount', 'userAccount.id', 'loginRecord.userId')
    .select('loginRecord.id')
    .where(sql`lower(user_account.username)`, '=', username.toLowerCase())
    .where('loginRecord.createdAt', '>', since)
    .where(sql<boolean>`login_record.ip <<= ${network}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
