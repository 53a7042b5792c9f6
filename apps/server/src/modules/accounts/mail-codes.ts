/**
 * How this works: a code proves control of a mailbox. Only its hash is stored, bound to its purpose, so that
 * a code for one purpose or address is invalid for any other. There is one valid code per purpose and
 * subject; a new one replaces it, after a minimum interval. The six digits of a typed code can be guessed, so
 * five wrong tries invalidate it. The code in a reset link is too long to guess, and counting there would let
 * an attacker invalidate a user's link. A code is consumed in the transaction of the change that it allows:
 * it works once, and is not lost if the change fails.
 */
import { accountLimits, accountTimers } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { findRemainingWaitSeconds } from '@touchstone/rules/accounts';
import { createHash, randomInt } from 'node:crypto';
import type { CallError } from '../../platform/errors/call-error.ts';
import type { Mail } from '../../platform/mail/compose-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMailCodeSentAt, storeMailCode, type MailCodeKey } from './mail-code.repository.ts';
import { makeRandomText } from './random-text.ts';

/** Number of wrong tries that invalidate a typed code. */
export const mailCodeTries = 5;

const resetCodeLength = 21;
const resetCodeCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const makeMailCode = () =>
  String(randomInt(10 ** accountLimits.mailCodeLength)).padStart(accountLimits.mailCodeLength, '0');
export const makeResetCode = () => makeRandomText(resetCodeLength, resetCodeCharacters);

/** `boundTo`: further data that the code is bound to, such as the new address of a change. */
export function hashMailCode({ purpose, subject }: MailCodeKey, code: string, boundTo = '') {
  return createHash('sha256')
    .update(JSON.stringify([purpose, subject, boundTo, code.trim()]))
    .digest();
}

export const subjectOfEmail = (email: string) => email.toLowerCase();

export interface ResendWait {
  seconds: number;
  tooSoon: (seconds: number) => CallError;
}

/** Throws if the last mail was sent too recently. `sendMailCode` checks it again when it stores the code. */
export async function checkResendWait(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  key: MailCodeKey,
  wait: ResendWait,
) {
  const sentAt = await findMailCodeSentAt(database, key);
  const seconds = sentAt && findRemainingWaitSeconds(sentAt, wait.seconds, clock());
  if (seconds !== undefined) throw wait.tooSoon(seconds);
}

export async function sendMailCode(
  { database, clock, mailer }: Pick<Platform, 'database' | 'clock' | 'mailer'>,
  { key, codeHash, wait, mail }: { key: MailCodeKey; codeHash: Buffer; wait: ResendWait; mail: Mail },
) {
  const now = clock();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await inTransaction(database, async (transaction) => {
    const isStored = await storeMailCode(transaction, {
      ...key,
      codeHash,
      now,
      lastSentBefore: after(-wait.seconds),
      expiresAt: after(accountTimers.mailCodeLifeSeconds),
    });
    if (!isStored) throw wait.tooSoon(wait.seconds);
    await mailer.send(transaction, mail);
  });
}
