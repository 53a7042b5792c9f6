/** The account of a user whom a provider has sent for the first time. It has no password. */
import { accountLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { findChosenNameProblem } from '@touchstone/rules/accounts';
import { mapProfile, type Claims } from '@touchstone/rules/sign-on/claims';
import { CallError, callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import {
  createAccount,
  findAccountByEmail,
  findAccountByUsername,
  loadLookalikeTest,
  makeRandomText,
} from '../accounts/index.ts';
import { fillProfile } from './identities.repository.ts';
import { linkIdentity } from './link-identity.ts';
import type { ProviderRow } from './providers.repository.ts';
import type { SignInParts } from './sign-in-parts.ts';

const digits = '0123456789';
const nameCharacters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** A free name is taken by somebody else in between at most this often. */
const maxTries = 5;

interface NewUser {
  provider: ProviderRow;
  subject: string;
  claims: Claims;
  origin: CallOrigin;
  /** Chosen by the user; otherwise the name of the claims, made unique. */
  username: string | undefined;
}

export async function createLinkedAccount(parts: SignInParts, user: NewUser): Promise<string> {
  const problem = user.username === undefined ? undefined : findChosenNameProblem(user.username);
  if (problem !== undefined) throw callError(problem);
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToCreate(parts, user);
    } catch (error) {
      const isRetried = user.username === undefined && isTakenName(error) && tries < maxTries;
      if (!isRetried) throw error;
    }
  }
}

const isTakenName = (error: unknown) =>
  error instanceof CallError && ['usernameTaken', 'usernameLikeStaff'].includes(error.code);

async function tryToCreate(parts: SignInParts, { provider, subject, claims, origin, username }: NewUser) {
  const { database, clock } = parts;
  const profile = mapProfile(claims, provider.claimMapping);
  const name = username?.trim() ?? (await findFreeName(parts, profile.username, provider.slug));
  const isEmailFree =
    profile.email !== null && (await findAccountByEmail(database, profile.email)) === undefined;
  return inTransaction(database, async (transaction) => {
    const now = clock();
    const { id } = await createAccount(
      transaction,
      { username: name, passwordHash: null, email: isEmailFree ? profile.email : null },
      now,
    );
    await fillProfile(transaction, id, profile);
    await linkIdentity(transaction, { provider, subject, claims, origin, userId: id, now });
    return id;
  });
}

/** The name itself, then with digits behind it. A name that looks like that of an administrator is left out. */
async function findFreeName({ database }: SignInParts, wanted: string | null, slug: string): Promise<string> {
  const { usernameMaximum } = accountLimits;
  const looksLikeStaff = await loadLookalikeTest(database);
  const isWanted = wanted !== null && !looksLikeStaff(wanted);
  const base = isWanted ? wanted : `${slug.slice(0, 8)}_${makeRandomText(8, nameCharacters)}`;
  const withDigits = [2, 4, 6].map(
    (count) => `${base.slice(0, usernameMaximum - count)}${makeRandomText(count, digits)}`,
  );
  for (const name of [base, ...withDigits])
    if ((await findAccountByUsername(database, name)) === undefined) return name;
  return `${base.slice(0, 8)}_${makeRandomText(10, nameCharacters)}`;
}

export const isLinkedMeanwhile = (error: unknown) =>
  error instanceof CallError && error.code === 'identityTaken';
