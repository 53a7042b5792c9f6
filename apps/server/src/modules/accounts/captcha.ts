/**
 * How this works: a captcha stays valid as long as the answers are correct, because existing clients send it
 * again when they request another mail. A wrong answer deletes it, so the sum cannot be found by trying all
 * values. Concurrent guesses wait for the row lock, and the first wrong one invalidates the captcha for the
 * others.
 */
import { accountTimers } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { randomBytes } from 'node:crypto';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { drawArithmeticCaptcha } from '../../platform/images/arithmetic-captcha.ts';
import { cryptoRandom } from '../../platform/images/random-source.ts';
import { countedAddress } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { deleteChallenge, insertChallenge, lockChallenge, takeChallenge } from './challenge.repository.ts';
import { toDataUri } from './data-uri.ts';

const kind = 'captcha';

export async function drawCaptcha(
  parts: Pick<Platform, 'database' | 'clock'>,
  { origin }: { origin: CallOrigin },
) {
  await enforceRateLimit(parts, 'challenge', countedAddress(origin.ip));
  const { png, answer } = await drawArithmeticCaptcha(cryptoRandom);
  const captchaKey = randomBytes(16).toString('hex');
  const expiresAt = new Date(parts.clock().getTime() + accountTimers.captchaLifeSeconds * 1000);
  await insertChallenge(parts.database, { key: captchaKey, kind, answer, expiresAt });
  return { img: toDataUri(png), captchaKey };
}

/** The transaction must be committed whatever the result: a wrong answer has deleted the captcha. */
export async function checkCaptcha(
  transaction: Queryable,
  { key, answer, now }: { key: string; answer: string; now: Date },
): Promise<boolean> {
  const expected = await lockChallenge(transaction, { key, kind, now });
  if (isRight(answer, expected)) return true;
  await deleteChallenge(transaction, key);
  return false;
}

/** Chinese keyboards may produce full-width digits. */
const isRight = (answer: string, expected: string | undefined) =>
  expected !== undefined && expected === answer.normalize('NFKC').trim();

/** For calls that accept a captcha only once, right or wrong. */
export async function spendCaptcha(
  database: Queryable,
  { key, answer, now }: { key: string; answer: string; now: Date },
): Promise<boolean> {
  return isRight(answer, await takeChallenge(database, { key, kind, now }));
}

export const takeCaptcha = deleteChallenge;
