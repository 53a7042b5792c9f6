import { findViolatedUniqueIndex, inTransaction, type Queryable } from '@touchstone/database';
import { displayNameOf, type Claims } from '@touchstone/rules/sign-on/claims';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { applyGrants } from './grants.ts';
import {
  identityIndex,
  insertIdentity,
  lockIdentity,
  updateIdentity,
  userIdentityIndex,
  type IdentityKey,
} from './identities.repository.ts';
import type { ProviderRow } from './providers.repository.ts';
import type { SignInParts } from './sign-in-parts.ts';

export const identityKeyOf = ({ id, issuer }: ProviderRow, subject: string): IdentityKey => ({
  providerId: id,
  issuer,
  subject,
});

interface Identified {
  provider: ProviderRow;
  subject: string;
  claims: Claims;
  origin: CallOrigin;
}

/** A login of a linked identity: stores its name, and gives and takes what its claims say. Returns the account. */
export function refreshIdentity(
  { database, clock }: Pick<SignInParts, 'database' | 'clock'>,
  { provider, subject, claims, origin }: Identified,
): Promise<string | undefined> {
  const key = identityKeyOf(provider, subject);
  return inTransaction(database, async (transaction) => {
    const identity = await lockIdentity(transaction, key);
    if (identity === undefined) return undefined;
    const now = clock();
    const grants = await applyGrants(transaction, { identity, provider, claims, origin, now });
    await updateIdentity(transaction, key, { displayName: displayNameOf(claims), ...grants, now });
    return identity.userId;
  });
}

/** Runs in the caller's transaction. An identity or an account that is linked elsewhere is refused. */
export async function linkIdentity(
  transaction: Queryable,
  { provider, subject, claims, origin, userId, now }: Identified & { userId: string; now: Date },
) {
  const key = identityKeyOf(provider, subject);
  const displayName = displayNameOf(claims);
  try {
    await insertIdentity(transaction, { ...key, userId, displayName, now });
  } catch (error) {
    const index = findViolatedUniqueIndex(error);
    if (index === identityIndex) throw callError('identityTaken');
    if (index === userIdentityIndex) throw callError('identityAlreadyLinked');
    throw error;
  }
  const identity = { ...key, userId, grantedRole: undefined, grantedGroupIds: [] };
  const grants = await applyGrants(transaction, { identity, provider, claims, origin, now });
  await updateIdentity(transaction, key, { displayName, ...grants, now });
}
