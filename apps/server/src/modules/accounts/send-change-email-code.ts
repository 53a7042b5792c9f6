import { accountTimers } from '@touchstone/contract';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { isEmail, isEmailDomainBlocked } from '@touchstone/rules/accounts';
import { composeChangeEmailMail } from './account-mails.ts';
import { getAccount } from './accounts.repository.ts';
import { checkNewEmail } from './check-new-email.ts';
import { checkResendWait, hashMailCode, makeMailCode, sendMailCode, subjectOfEmail } from './mail-codes.ts';

const wait = {
  seconds: accountTimers.changeEmailResendSeconds,
  tooSoon: (seconds: number) => callError('changeMailTooSoon', { seconds }),
};

export async function sendChangeEmailCode(
  parts: Pick<Platform, 'database' | 'clock' | 'mailer' | 'settings'>,
  { userId, email: typedEmail, origin }: { userId: string; email: string; origin: CallOrigin },
) {
  const email = typedEmail.trim();
  if (!isEmail(email)) throw callError('emailFormat');
  if (isEmailDomainBlocked(email, parts.settings.current.web.blockedEmailDomains))
    throw callError('emailNotAllowed');
  const key = { purpose: 'change-email', subject: userId } as const;
  await checkResendWait(parts, key, wait);
  await enforceRateLimit(parts, 'mail-code', countedAddress(origin.ip));
  await enforceRateLimit(parts, 'mail-code', userId);
  const account = await getAccount(parts.database, userId);
  await checkNewEmail(parts.database, account, email);
  const code = makeMailCode();
  const codeHash = hashMailCode(key, code, subjectOfEmail(email));
  const mail = composeChangeEmailMail(origin.locale, { recipient: email, code, username: account.username });
  await sendMailCode(parts, { key, codeHash, wait, mail });
}
