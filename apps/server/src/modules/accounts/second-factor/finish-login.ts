/**
 * How this works: a try is counted before it is checked, per ticket and per account, so that concurrent guesses share the
 * limits. A wrong code also counts as a failed login of the account and the address: after a few of them the next login
 * needs the puzzle, and later it is blocked (`login-failures.ts`). The counts are reset only by a complete login. The
 * limit per account holds for all addresses; only someone who knows the password can reach it.
 *
 * A code is spent in the transaction that takes the ticket, so of concurrent calls with one ticket one spends its code. A
 * wrong code gives the ticket back. A passkey is verified before: its challenge is used up by every try.
 */
import { secondFactorLimits, type SecondStepProof } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { decideLogin } from '@touchstone/rules/accounts';
import { callError } from '../../../platform/errors/call-error.ts';
import { countEvent, resetEventCounts } from '../../../platform/event-counters.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import { countedAddress } from '../../../platform/network-address.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import { getAccount, type Account } from '../accounts.repository.ts';
import { countLoginFailure, loadLoginFailures } from '../login-failures.ts';
import { openLoginSession, type OpenedSession } from '../open-login-session.ts';
import { hashTicket } from './demand-second-factor.ts';
import { announceSecurityChange } from '../identity/announce-security-change.ts';
import { claimTry, findTicket, takeTicket } from './login-ticket.repository.ts';
import { makeAssertionOptions, verifyAssertion } from './passkey-challenges.ts';
import { countRecoveryCodes } from './recovery-code.repository.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { getRelyingParty } from './relying-party.ts';
import { spendTotpCode } from './totp.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'secrets' | 'logger' | 'mailer'>;

interface SecondStep {
  ticket: string;
  proof: SecondStepProof;
  origin: CallOrigin;
}

export async function finishLogin(
  parts: Parts,
  { ticket, proof, origin }: SecondStep,
): Promise<OpenedSession> {
  const { database, clock } = parts;
  await enforceRateLimit(parts, 'login', countedAddress(origin.ip));
  const ticketHash = hashTicket(ticket);
  const maximumTries = secondFactorLimits.triesPerTicket;
  const claimed = await claimTry(database, { ticketHash, maximumTries, now: clock() });
  if (claimed === undefined) throw callError('loginTicketExpired');
  const account = await getAccount(database, claimed.userId);
  if (account.isBanned) throw callError('accountBanned');
  await checkLimits(parts, account, origin);
  if (!(await spendTicket(parts, account, { ticketHash, proof, origin }))) {
    await countLoginFailure(database, { username: account.username, ip: origin.ip }, clock());
    throw callError(proof.method === 'passkey' ? 'passkeyFailed' : 'secondFactorWrong');
  }
  await resetEventCounts(database, [triesKey(account.id)]);
  const { usedPassword } = claimed;
  const session = await openLoginSession(parts, { account, origin, usedPassword, isFactorProved: true });
  if (proof.method === 'recovery') await announceUsedCode(parts, account, origin);
  return session;
}

export async function makeSecondStepOptions(
  parts: Parts,
  { ticket, origin }: { ticket: string; origin: CallOrigin },
) {
  await enforceRateLimit(parts, 'login', countedAddress(origin.ip));
  const found = await findTicket(parts.database, { ticketHash: hashTicket(ticket), now: parts.clock() });
  if (found === undefined) throw callError('loginTicketExpired');
  return makeAssertionOptions(parts, getRelyingParty(parts, origin), {
    kind: 'passkey-login',
    userId: found.userId,
  });
}

const triesKey = (userId: string) => `second-factor-tries:${userId}`;

async function checkLimits({ database, clock }: Parts, { id, username }: Account, { ip }: CallOrigin) {
  const now = clock();
  const minutesUntil = (end: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000));
  const { count, windowEndsAt } = await countEvent(database, {
    key: triesKey(id),
    windowSeconds: secondFactorLimits.tryWindowSeconds,
    now,
  });
  if (count > secondFactorLimits.triesPerAccount)
    throw callError('secondFactorLocked', { minutes: minutesUntil(windowEndsAt) });
  const { failures, blockEndsAt } = await loadLoginFailures(database, { username, ip }, now);
  if (decideLogin({ failures, isAddressKnown: true, isTool: true }) === 'blocked')
    throw callError('loginBlocked', { minutes: minutesUntil(blockEndsAt) });
}

/** Returns false, with the ticket as it was, if the proof is wrong. */
async function spendTicket(
  parts: Parts,
  { id: userId }: Account,
  { ticketHash, proof, origin }: Pick<SecondStep, 'proof' | 'origin'> & { ticketHash: Buffer },
): Promise<boolean> {
  if (proof.method === 'passkey') {
    const { key, response } = proof;
    const given = { kind: 'passkey-login', key, response, userId } as const;
    if ((await verifyAssertion(parts, getRelyingParty(parts, origin), given)) === undefined) return false;
  }
  try {
    await inTransaction(parts.database, async (transaction) => {
      if (!(await takeTicket(transaction, ticketHash))) throw callError('loginTicketExpired');
      const isRight =
        proof.method === 'passkey' ||
        (await spendCode({ ...parts, database: transaction }, { userId, proof }));
      // The rollback gives the ticket back.
      if (!isRight) throw new WrongCode();
    });
    return true;
  } catch (error) {
    if (error instanceof WrongCode) return false;
    throw error;
  }
}

class WrongCode extends Error {}

async function spendCode(
  parts: Pick<Parts, 'clock' | 'secrets'> & { database: Queryable },
  { userId, proof }: { userId: string; proof: Exclude<SecondStepProof, { method: 'passkey' }> },
): Promise<boolean> {
  const { method, code } = proof;
  return method === 'totp'
    ? spendTotpCode(parts, { userId, code })
    : spendRecoveryCode(parts.database, { userId, code });
}

async function announceUsedCode(parts: Parts, account: Account, origin: CallOrigin) {
  const left = await countRecoveryCodes(parts.database, account.id);
  await announceSecurityChange(parts, parts.database, {
    account,
    origin,
    event: { kind: 'code-used', left },
  });
}
