import { toWireDate } from '@touchstone/contract';
import { isIdentityFresh, listIdentityMethods } from '@touchstone/rules/second-factor';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallerSession } from '../../../platform/sessions/sessions.ts';
import { getAccount } from '../accounts.repository.ts';
import { isRequiredOf, loadFactors } from './factors-of-account.ts';
import { findRelyingParty } from './relying-party.ts';

const toDate = (date: Date | null) => (date === null ? null : toWireDate(date));

export async function presentFactors(
  parts: Pick<Platform, 'database' | 'clock' | 'settings'>,
  { session, origin }: { session: CallerSession; origin: CallOrigin },
) {
  const account = await getAccount(parts.database, session.viewer.id);
  const { totpSince, passkeys, recoveryCodesLeft } = await loadFactors(parts.database, account.id);
  const party = findRelyingParty(parts, origin);
  const usable = passkeys.filter(({ rpId }) => rpId === party?.id);
  return {
    totpSince: toDate(totpSince),
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      gmtCreate: toWireDate(passkey.createdAt),
      lastUsedAt: toDate(passkey.lastUsedAt),
      worksHere: usable.includes(passkey),
    })),
    recoveryCodesLeft,
    isRequired: isRequiredOf(parts, account),
    isIdentityFresh: isIdentityFresh(session.identityProvedAt, parts.clock()),
    identityMethods: listIdentityMethods({
      hasPassword: account.passwordHash !== null,
      hasDefaultPassword: account.hasDefaultPassword,
      hasSecondFactor: account.hasSecondFactor,
      hasApp: totpSince !== null,
      hasPasskeyHere: usable.length > 0,
      recoveryCodesLeft,
    }),
    passkeyOrigin: party?.origin ?? null,
  };
}
