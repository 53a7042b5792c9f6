import { inTransaction } from '@touchstone/database';
import { findRegistrationProblem, isEmail } from '@touchstone/rules/accounts';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccountByEmail, findAccountByUsername } from './accounts.repository.ts';
import { createAccount } from './create-account.ts';
import { consumeMailCode, tryMailCode } from './mail-code.repository.ts';
import { requireOpenRegistration } from './open-registration.ts';
import { hashMailCode, mailCodeTries, subjectOfEmail } from './mail-codes.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'passwords' | 'settings'>;

export interface Registration {
  username: string;
  password: string;
  email: string;
  code: string;
}

export async function register(
  parts: Parts,
  { registration, origin }: { registration: Registration; origin: CallOrigin },
) {
  const { database, clock, passwords } = parts;
  const { password } = registration;
  const username = registration.username.trim();
  const email = registration.email.trim();
  const codeHash = await checkCode(parts, email, registration.code);
  const problem = findRegistrationProblem(username, password);
  if (problem !== undefined) throw callError(problem);
  await checkFree(parts, username, email);
  const passwordHash = await passwords.hash(countedAddress(origin.ip), password);
  await inTransaction(database, async (transaction) => {
    const now = clock();
    const key = { purpose: 'register', subject: subjectOfEmail(email) } as const;
    if (!(await consumeMailCode(transaction, { ...key, codeHash, now }))) throw callError('mailCodeExpired');
    await createAccount(transaction, { username, passwordHash, email }, now);
  });
}

async function checkCode({ database, clock, settings }: Parts, email: string, code: string) {
  requireOpenRegistration(settings);
  if (!isEmail(email)) throw callError('invalidField', { field: 'email', reason: 'bad-format' });
  const key = { purpose: 'register', subject: subjectOfEmail(email) } as const;
  const codeHash = hashMailCode(key, code);
  const attempt = { ...key, codeHash, now: clock(), maximumTries: mailCodeTries };
  const answer = await tryMailCode(database, attempt);
  if (answer === 'none') throw callError('mailCodeExpired');
  if (answer === 'wrong') throw callError('mailCodeWrong');
  return codeHash;
}

/** Avoids hashing if the name or address is known to be taken; the unique indexes decide. */
async function checkFree({ database }: Parts, username: string, email: string) {
  if ((await findAccountByUsername(database, username)) !== undefined) throw callError('usernameTaken');
  if ((await findAccountByEmail(database, email)) !== undefined) throw callError('emailTaken');
}
