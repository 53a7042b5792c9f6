/**
 * How this works: a captcha serves as long as it is answered rightly, because existing clients send it again when they ask
 * for another mail. A wrong answer takes it away, so a sum cannot be guessed by trying all of them; guesses that come at
 * once queue up at the row, and the first wrong one ends it for the others.
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

/** The transaction must be committed whatever the answer is: a wrong one has taken the captcha away. */
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

/** For calls that a captcha serves once, right or wrong. */
export async function spendCaptcha(
  database: Queryable,
  { key, answer, now }: { key: string; answer: string; now: Date },
): Promise<boolean> {
  return isRight(answer, await takeChallenge(database, { key, kind, now }));
}

export const takeCaptcha = deleteChallenge;
