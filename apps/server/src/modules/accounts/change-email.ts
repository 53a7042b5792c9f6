import type { Outcome } from '@touchstone/contract';
import { findViolatedUniqueIndex, inTransaction } from '@touchstone/database';
import { isEmail } from '@touchstone/rules/accounts';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { endAllSessions, openSession, type CallerSession } from '../../platform/sessions/sessions.ts';
import { getAccount, getUserInfo, updateAccount, type Account } from './accounts.repository.ts';
import { checkNewEmail } from './check-new-email.ts';
import { emailIndex } from './create-account.ts';
import { announceSecurityChange } from './identity/announce-security-change.ts';
import { provePassword, requireFactorProof } from './identity/fresh-identity.ts';
import { consumeMailCode, deleteMailCodesOfAccount, tryMailCode } from './mail-code.repository.ts';
import { hashMailCode, mailCodeTries, subjectOfEmail } from './mail-codes.ts';
import type { OpenedSession } from './open-login-session.ts';
import { refuseCheck, succeed } from './outcome-texts.ts';
import { countWrongAnswer, findPasswordLock, type CheckResult } from './password-checks.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'passwords' | 'mailer'>;

export interface EmailChange {
  password: string | undefined;
  newEmail: string | undefined;
  code: string | undefined;
}

/** `session`: all sessions have ended, and this one replaces the caller's. */
export type EmailChangeResult = { outcome: Outcome; session: OpenedSession | undefined };

export async function changeEmail(
  parts: Parts,
  { session, change, origin }: { session: CallerSession; change: EmailChange; origin: CallOrigin },
): Promise<EmailChangeResult> {
  const { locale } = origin;
  const userId = session.viewer.id;
  const { password, email, code } = checkInput(change);
  const account = await getAccount(parts.database, userId);
  requireFactorProof(parts, { session, account });
  await checkNewEmail(parts.database, account, email);
  const codeHash = hashMailCode(keyOf(userId), code, subjectOfEmail(email));
  const codeCheck = await checkCode(parts, userId, codeHash);
  if (codeCheck.state !== 'right')
    return { outcome: refuseCheck(codeCheck, 'code', locale), session: undefined };
  const passwordCheck = await provePassword(parts, { session, account, password });
  if (passwordCheck.state !== 'right')
    return { outcome: refuseCheck(passwordCheck, 'password', locale), session: undefined };
  const successor = await storeEmail(parts, { account, email, codeHash, origin });
  return { outcome: succeed('emailChanged', locale), session: successor };
}

const keyOf = (userId: string) => ({ purpose: 'change-email', subject: userId }) as const;

function checkInput({ password, newEmail, code }: EmailChange) {
  if (!password?.trim() || !newEmail?.trim() || !code?.trim()) throw callError('changeEmailFieldsEmpty');
  const email = newEmail.trim();
  if (!isEmail(email)) throw callError('emailFormat');
  return { password, email, code };
}

async function checkCode({ database, clock }: Parts, userId: string, codeHash: Buffer): Promise<CheckResult> {
  const now = clock();
  const seconds = await findPasswordLock(database, userId, now);
  if (seconds !== undefined) return { state: 'locked', seconds };
  const attempt = { ...keyOf(userId), codeHash, now, maximumTries: mailCodeTries };
  const answer = await tryMailCode(database, attempt);
  if (answer === 'none') throw callError('mailCodeExpired');
  return answer === 'right' ? { state: 'right' } : countWrongAnswer(database, userId, now);
}

async function storeEmail(
  parts: Parts,
  {
    account,
    email,
    codeHash,
    origin,
  }: { account: Account; email: string; codeHash: Buffer; origin: CallOrigin },
): Promise<OpenedSession> {
  const { database, clock } = parts;
  const { id, passwordHash } = account;
  try {
    return await inTransaction(database, async (transaction) => {
      const now = clock();
      if (!(await consumeMailCode(transaction, { ...keyOf(id), codeHash, now })))
        throw callError('mailCodeExpired');
      const target = { id, unchangedHash: passwordHash };
      // The password was changed after the check here, which has ended this session.
      if (!(await updateAccount(transaction, target, { email, updatedAt: now })))
        throw callError('sessionExpired');
      const event = { kind: 'email-changed', by: 'owner' } as const;
      await announceSecurityChange(parts, transaction, { account, origin, event });
      await deleteMailCodesOfAccount(transaction, id);
      await endAllSessions(transaction, id);
      const { ip, userAgent } = origin;
      const token = await openSession(transaction, id, now, { ip, userAgent, identityProvedAt: now });
      return { token, userInfo: await getUserInfo(transaction, id) };
    });
  } catch (error) {
    if (findViolatedUniqueIndex(error) === emailIndex) throw callError('emailTaken');
    throw error;
  }
}
