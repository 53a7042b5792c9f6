import { roleCodes, type RoleCode } from '@touchstone/contract';
import { findViolatedUniqueIndex, type Queryable } from '@touchstone/database';
import { randomBytes } from 'node:crypto';
import { callError } from '../../platform/errors/call-error.ts';
import { copyPushedNotices } from '../notices/index.ts';
import { insertAccount } from './accounts.repository.ts';
import { refuseLookalike } from './staff-lookalikes.ts';

export interface NewAccount {
  id?: string;
  username: string;
  passwordHash: string | null;
  roleCode?: RoleCode;
  email?: string | null;
  socialOpenId?: string | null;
}

/**
 * Runs in the caller's transaction: inserts the account and its copies of the notices to all users. Throws a
 * specific error if the username or address was taken concurrently, or if the name looks like that of an administrator; the
 * transaction must be rolled back then.
 */
export async function createAccount(
  transaction: Queryable,
  account: NewAccount,
  now: Date,
): Promise<{ id: string }> {
  const id = account.id ?? randomBytes(16).toString('hex');
  try {
    await insertAccount(transaction, {
      id,
      username: account.username,
      passwordHash: account.passwordHash,
      roleCode: account.roleCode ?? roleCodes.default_user,
      email: account.email ?? null,
      socialOpenId: account.socialOpenId ?? null,
      createdAt: now,
    });
  } catch (error) {
    throw toTakenError(error) ?? error;
  }
  await refuseLookalike(transaction, account.username, id);
  await copyPushedNotices(transaction, [id], now);
  return { id };
}

export const usernameIndex = 'user_account_username';
export const emailIndex = 'user_account_email';

function toTakenError(error: unknown) {
  const index = findViolatedUniqueIndex(error);
  if (index === usernameIndex) return callError('usernameTaken');
  if (index === emailIndex) return callError('emailTaken');
  return undefined;
}
