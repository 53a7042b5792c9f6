/** A code as a user typed it, locked and checked. */
import type { Queryable } from '@touchstone/database';
import { normalizeCode } from '@touchstone/rules/membership/membership-code';
import { createHash } from 'node:crypto';
import { callError } from '../../../platform/errors/call-error.ts';
import { hasUsedCode, lockCode, type CodeRow } from './codes.repository.ts';

export const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();

export async function findUsableCode(
  transaction: Queryable,
  { typed, userId, now }: { typed: string; userId: string; now: Date },
): Promise<CodeRow> {
  const code = normalizeCode(typed);
  const row = code === undefined ? undefined : await lockCode(transaction, hashCode(code));
  if (row === undefined) throw callError('membershipCodeUnknown');
  if (row.disabledAt !== null) throw callError('membershipCodeDisabled');
  if (row.expiresAt !== null && row.expiresAt <= now) throw callError('membershipCodeExpired');
  if (await hasUsedCode(transaction, row.id, userId)) throw callError('membershipCodeUsed');
  if (row.useCount >= row.usesPerCode) throw callError('membershipCodeUsedUp');
  return row;
}
