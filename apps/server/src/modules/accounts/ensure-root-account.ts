/**
 * How this works: root is made once, when there is no account with its id. Servers that start together queue up at a lock
 * of the database; the first makes the account, the others find it. Nobody knows a generated password but whoever reads
 * the answer of this function.
 */
import { roleCodes } from '@touchstone/contract';
import { inTransaction, sql } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { createAccount } from './create-account.ts';
import { isAccountThere } from './accounts.repository.ts';
import { makeRandomText, readableCharacters } from './random-text.ts';

export const rootId = '1';
const rootUsername = 'root';
const generatedPasswordLength = 16;

/** Any number that nothing else locks. */
const rootLock = 7_302_801;

/** The password, if one had to be made up. */
export async function ensureRootAccount({
  database,
  clock,
  passwords,
  configuration,
}: Pick<Platform, 'database' | 'clock' | 'passwords' | 'configuration'>): Promise<string | undefined> {
  if (await isAccountThere(database, rootId)) return undefined;
  const generated = makeRandomText(generatedPasswordLength, readableCharacters);
  const passwordHash = await passwords.hash(rootId, configuration.rootPassword ?? generated);
  const isCreated = await inTransaction(database, async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${rootLock})`.execute(transaction);
    if (await isAccountThere(transaction, rootId)) return false;
    const root = { id: rootId, username: rootUsername, passwordHash, roleCode: roleCodes.root };
    await createAccount(transaction, root, clock());
    return true;
  });
  return isCreated && configuration.rootPassword === undefined ? generated : undefined;
}
