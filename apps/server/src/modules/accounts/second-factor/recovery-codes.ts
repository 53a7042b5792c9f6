/**
 * Codes for an account whose phone or key is lost. Each has 80 random bits, so a plain hash cannot be reversed by
 * guessing. The server shows them once and stores only the hashes.
 */
import { secondFactorLimits } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { formatRecoveryCode, normalizeRecoveryCode } from '@touchstone/rules/second-factor';
import { createHash } from 'node:crypto';
import { makeRandomText } from '../random-text.ts';
import { countRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from './recovery-code.repository.ts';

/** Thirty-two characters without look-alikes. */
const characters = 'abcdefghjkmnpqrstuvwxyz023456789';

const hashCode = (userId: string, code: string) =>
  createHash('sha256')
    .update(`${userId}:${normalizeRecoveryCode(code)}`)
    .digest();

export async function makeRecoveryCodes(transaction: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: secondFactorLimits.recoveryCodes }, () =>
    makeRandomText(secondFactorLimits.recoveryCodeLength, characters),
  );
  await replaceRecoveryCodes(
    transaction,
    userId,
    codes.map((code) => hashCode(userId, code)),
  );
  return codes.map(formatRecoveryCode);
}

/** With the first factor. Null: the account has codes. */
export async function ensureRecoveryCodes(transaction: Queryable, userId: string): Promise<string[] | null> {
  return (await countRecoveryCodes(transaction, userId)) > 0 ? null : makeRecoveryCodes(transaction, userId);
}

export const spendRecoveryCode = (database: Queryable, { userId, code }: { userId: string; code: string }) =>
  takeRecoveryCode(database, { userId, codeHash: hashCode(userId, code) });
