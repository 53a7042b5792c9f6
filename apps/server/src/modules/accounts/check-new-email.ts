import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import { findAccountByEmail, type Account } from './accounts.repository.ts';

export async function checkNewEmail(database: Queryable, account: Account, email: string) {
  const owner = await findAccountByEmail(database, email);
  if (owner?.id === account.id) throw callError('emailUnchanged');
  if (owner !== undefined) throw callError('emailTaken');
}
