/**
 * How this works: root is created once, if no account has its id. Servers that start concurrently wait for an
 * advisory lock; the first creates the account, the others find it. A generated password is only known from
 * the return value of this function.
 */
import { roleCodes } from '@touchstone/contract';
import { inTransaction, sql } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { createAccount } from './create-account.ts';
import { doesAccountExist } from './accounts.repository.ts';
import { makeRandomText, readableCharacters } from './random-text.ts';

export const rootId = '1';
const rootUsername = 'root';
const generatedPasswordLength = 16;

/** Any number that no other advisory lock uses. */
const rootLock = 7_302_801;

/** Returns the password if one was generated. */
export async function ensureRootAccount({
  database,
  clock,
  passwords,
  configuration,
}: Pick<Platform, 'database' | 'clock' | 'passwords' | 'configuration'>): Promise<string | undefined> {
  if (await doesAccountExist(database, rootId)) return undefined;
  const generated = makeRandomText(generatedPasswordLength, readableCharacters);
  const passwordHash = await passwords.hash(rootId, configuration.rootPassword ?? generated);
  const isCreated = await inTransaction(database, async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${rootLock})`.execute(transaction);
    if (await doesAccountExist(transaction, rootId)) return false;
    const root = { id: rootId, username: rootUsername, passwordHash, roleCode: roleCodes.root };
    await createAccount(transaction, root, clock());
    return true;
  });
  return isCreated && configuration.rootPassword === undefined ? generated : undefined;
}
