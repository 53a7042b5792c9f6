/**
 * How this works: the app and the server compute the same six digits from a shared secret and the time, in steps of half
 * a minute. The server accepts the step before and after its own, because clocks differ. It stores the step of the last
 * accepted code and accepts only later ones, so a code that somebody saw cannot be used again.
 */
import { secondFactorLimits } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { normalizeTotpCode } from '@touchstone/rules/second-factor';
import { Secret, TOTP } from 'otpauth';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { SecretUnreadableError } from '../../../platform/secrets.ts';
import { claimStep, findAuthenticatorApp } from './authenticator-app.repository.ts';

const secretBytes = 20;
const purposeOf = (userId: string) => `authenticator app of ${userId}`;

export const makeSecret = () => new Secret({ size: secretBytes }).base32;

export const encryptSecret = ({ secrets }: Pick<Platform, 'secrets'>, userId: string, secret: string) =>
  secrets.encrypt(secret, purposeOf(userId));

function decryptSecret({ secrets }: Pick<Platform, 'secrets'>, userId: string, secret: Buffer): string {
  try {
    return secrets.decrypt(secret, purposeOf(userId));
  } catch (error) {
    // The site was restored with another key. Other factors and recovery codes still work.
    if (error instanceof SecretUnreadableError) throw callError('totpUnreadable');
    throw error;
  }
}

export const makeTotp = (secret: string, { issuer = '', label = '' } = {}) =>
  new TOTP({
    ...(issuer !== '' && { issuer }),
    ...(label !== '' && { label }),
    secret: Secret.fromBase32(secret),
    digits: secondFactorLimits.totpDigits,
    period: secondFactorLimits.totpPeriodSeconds,
  });

/** Whether this is an unused code of the app. A correct one is used up. */
export async function spendTotpCode(
  parts: Pick<Platform, 'clock' | 'secrets'> & { database: Queryable },
  { userId, code, isConfirmed = true }: { userId: string; code: string; isConfirmed?: boolean },
): Promise<boolean> {
  const app = await findAuthenticatorApp(parts.database, userId);
  if (app === undefined || (app.confirmedAt !== null) !== isConfirmed) return false;
  const totp = makeTotp(decryptSecret(parts, userId, app.secret));
  const timestamp = parts.clock().getTime();
  const window = secondFactorLimits.totpSkewSteps;
  const delta = totp.validate({ token: normalizeTotpCode(code), timestamp, window });
  if (delta === null) return false;
  return claimStep(parts.database, { userId, step: totp.counter({ timestamp }) + delta });
}
