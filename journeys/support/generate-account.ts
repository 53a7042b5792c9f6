import { randomBytes } from 'node:crypto';
import { ask, rootSession, type Account } from './api.ts';

/** An account as administrators make them for a class. It needs no mail, whose number is limited. */
export async function generateAccount(prefix: string): Promise<Pick<Account, 'username' | 'password'>> {
  const { token } = await rootSession();
  const body = {
    prefix: `${prefix}${randomBytes(3).toString('hex')}`,
    number_from: 1,
    number_to: 1,
    password_length: 12,
  };
  const { data } = await ask('POST /api/admin/user/generate-user', { token, body });
  const [account] = data.users;
  if (account === undefined) throw new Error('no account was generated');
  return account;
}
