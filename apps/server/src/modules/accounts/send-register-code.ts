import { accountTimers } from '@touchstone/contract';
import { isEmail, isEmailDomainBlocked } from '@touchstone/rules/accounts';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { composeRegisterMail } from './account-mails.ts';
import { findAccountByEmail } from './accounts.repository.ts';
import { requireOpenRegistration } from './open-registration.ts';
import { checkResendWait, hashMailCode, makeMailCode, sendMailCode, subjectOfEmail } from './mail-codes.ts';

const wait = {
  seconds: accountTimers.registerResendSeconds,
  tooSoon: (seconds: number) => callError('registerMailTooSoon', { seconds }),
};

/** The countdown of existing clients; the code itself is valid longer. */
const announcedLifeSeconds = 300;

export async function sendRegisterCode(
  parts: Pick<Platform, 'database' | 'clock' | 'mailer' | 'settings'>,
  { email: typedEmail, origin }: { email: string; origin: CallOrigin },
) {
  const { blockedEmailDomains } = parts.settings.current.web;
  const email = typedEmail.trim();
  requireOpenRegistration(parts.settings);
  if (!isEmail(email)) throw callError('emailFormat');
  if (isEmailDomainBlocked(email, blockedEmailDomains)) throw callError('emailNotAllowed');
  const key = { purpose: 'register', subject: subjectOfEmail(email) } as const;
  await checkResendWait(parts, key, wait);
  await enforceRateLimit(parts, 'mail-code', countedAddress(origin.ip));
  if ((await findAccountByEmail(parts.database, email)) !== undefined) throw callError('emailTaken');
  const code = makeMailCode();
  const mail = composeRegisterMail(origin.locale, email, code);
  await sendMailCode(parts, { key, codeHash: hashMailCode(key, code), wait, mail });
  return { email, expire: announcedLifeSeconds };
}
