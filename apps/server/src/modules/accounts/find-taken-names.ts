import { accountLimits } from '@touchstone/contract';
import { isEmail } from '@touchstone/rules/accounts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { findAccountByEmail, findAccountByUsername } from './accounts.repository.ts';

/**
 * Forms call this while the user types. It reveals who has an account, as the contract requires; the rate
 * limit prevents enumeration.
 */
export async function findTakenNames(
  parts: Pick<Platform, 'database' | 'clock'>,
  {
    username,
    email,
    origin,
  }: { username: string | undefined; email: string | undefined; origin: CallOrigin },
) {
  await enforceRateLimit(parts, 'check-name', countedAddress(origin.ip));
  const name = username?.trim() ?? '';
  const address = email?.trim() ?? '';
  const canBeName = name !== '' && name.length <= accountLimits.usernameMaximum;
  const [byName, byEmail] = await Promise.all([
    canBeName ? findAccountByUsername(parts.database, name) : undefined,
    isEmail(address) ? findAccountByEmail(parts.database, address) : undefined,
  ]);
  return { username: byName !== undefined, email: byEmail !== undefined };
}
