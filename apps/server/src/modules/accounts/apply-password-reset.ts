import { accountTimers } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { composeResetMail } from './account-mails.ts';
import { findAccountByEmail, type Account } from './accounts.repository.ts';
import { checkCaptcha, takeCaptcha } from './captcha.ts';
import { checkResendWait, hashMailCode, makeResetCode, sendMailCode } from './mail-codes.ts';
import { makeResetLink } from './reset-link.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'mailer' | 'settings' | 'configuration'>;

export interface ResetRequest {
  email: string | undefined;
  captcha: string | undefined;
  captchaKey: string | undefined;
}

const wait = {
  seconds: accountTimers.resetResendSeconds,
  tooSoon: (seconds: number) => callError('resetMailTooSoon', { seconds }),
};

const keyOf = (account: Account) => ({ purpose: 'reset-password', subject: account.id }) as const;

export async function applyPasswordReset(
  parts: Parts,
  { request, origin }: { request: ResetRequest; origin: CallOrigin },
) {
  const [email, answer, captchaKey] = [request.email, request.captcha, request.captchaKey].map((text) =>
    text?.trim(),
  );
  if (!email || !answer || !captchaKey) throw callError('resetFieldsEmpty');
  const address = countedAddress(origin.ip);
  await enforceRateLimit(parts, 'password-reset', address);
  const account = await findAccountByEmail(parts.database, email);
  if (account !== undefined) await checkResendWait(parts, keyOf(account), wait);
  await passCaptcha(parts, { key: captchaKey, answer, isAccountKnown: account !== undefined });
  if (account === undefined) throw callError('emailUnknown');
  await enforceRateLimit(parts, 'mail-code', address);
  await sendResetMail(parts, account, origin);
}

/**
 * A lookup of an address without an account uses up a captcha, which slows down the enumeration of addresses.
 */
async function passCaptcha(
  { database, clock }: Parts,
  { key, answer, isAccountKnown }: { key: string; answer: string; isAccountKnown: boolean },
) {
  const isRight = await inTransaction(database, async (transaction) => {
    const isRightAnswer = await checkCaptcha(transaction, { key, answer, now: clock() });
    if (!isAccountKnown) await takeCaptcha(transaction, key);
    return isRightAnswer;
  });
  if (!isRight) throw callError('captchaWrong');
}

async function sendResetMail(parts: Parts, account: Account, { locale, arrivedAt }: CallOrigin) {
  const { username, email } = account;
  if (email === null) throw new Error('an account found by its mail address has no mail address');
  const key = keyOf(account);
  const code = makeResetCode();
  const url = makeResetLink(parts, { username, code, arrivedAt });
  // Sent to the stored address of the account: the typed one may differ in case.
  const mail = composeResetMail(locale, { recipient: email, url, username });
  await sendMailCode(parts, { key, codeHash: hashMailCode(key, code), wait, mail });
}
