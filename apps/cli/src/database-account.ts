/**
 * How this works: a database on this machine may know an account of the system by itself (peer authentication), as the one of the
 * Debian package does. Root is another account, so a command of root is refused. Then it goes on as the account that DATABASE_URL names:
 * the files of the site belong to that account, too. Only a refusal does this, because with a password root is as good.
 */
import { createClient } from '@touchstone/database';
import { findAccount } from '@touchstone/database/embedded';
import { restartRestricted, type Restriction } from '@touchstone/process-table/restrict-command';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { DatabaseError } from 'pg';

/** Peer authentication failed, or no rule of the database lets this account in. */
const refusedAccount = '28000';

/** What to run as, if the database refuses root and would know the account that its address names; undefined otherwise. */
export async function findDatabaseAccount(
  databaseUrl: string,
  refusal: unknown,
): Promise<Restriction | undefined> {
  if (!(refusal instanceof DatabaseError) || refusal.code !== refusedAccount) return undefined;
  if (process.getuid?.() !== 0) return undefined;
  const { user } = createClient({ connectionString: databaseUrl });
  const account = user === undefined ? undefined : await findAccount(user);
  return account === undefined || account.uid === 0 ? undefined : { account, capabilities: [] };
}

/**
 * Begins this process again as that account, if the database demands it. A command calls it before it changes anything. Other failures
 * to connect are left to the command.
 */
export async function becomeDatabaseAccount(databaseUrl: string): Promise<void> {
  const client = createClient({ connectionString: databaseUrl, application_name: 'touchstone-account' });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const restriction = await findDatabaseAccount(databaseUrl, error);
    if (restriction !== undefined) restartRestricted(restriction);
    if (error instanceof DatabaseError && error.code === refusedAccount)
      throw new UsageError(`The database refuses this account: ${error.message}`, { cause: error });
  }
}
