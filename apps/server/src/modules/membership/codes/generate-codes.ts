import type { adminMembershipCalls, BodyOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { makeCode } from '@touchstone/rules/membership/membership-code';
import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../../platform/audit-log.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertBatch, type NewBatch } from './codes.repository.ts';
import { hashCode } from './find-usable-code.ts';

type BatchForm = BodyOf<(typeof adminMembershipCalls)['POST /api/admin/membership/code-batch']>;

/** Part of the encryption of every code. */
export const codePurpose = 'membership-code';

const codeBytes = 16;

function describeGift(form: BatchForm): Pick<NewBatch, 'kind' | 'level' | 'days' | 'percentOff' | 'fenOff'> {
  const nothing = { level: null, days: null, percentOff: null, fenOff: null };
  if (form.kind === 'membership')
    return { ...nothing, kind: 'membership', level: form.level, days: form.days };
  return form.kind === 'percent'
    ? { ...nothing, kind: 'coupon', percentOff: form.percentOff }
    : { ...nothing, kind: 'coupon', fenOff: form.fenOff };
}

/** The codes are stored as hashes, and encrypted for the export. They are in no log. */
export async function generateCodes(
  { database, clock, secrets }: Pick<Platform, 'database' | 'clock' | 'secrets'>,
  by: Actor,
  form: BatchForm,
): Promise<number> {
  const codes = Array.from({ length: form.count }, () => makeCode(randomBytes(codeBytes)));
  return inTransaction(database, async (transaction) => {
    const batch: NewBatch = {
      ...describeGift(form),
      usesPerCode: form.usesPerCode,
      expiresAt: form.expiresAt === null ? null : new Date(form.expiresAt),
      note: form.note,
      createdBy: by.viewer.id,
      createdAt: clock(),
    };
    const id = await insertBatch(
      transaction,
      batch,
      codes.map((code) => ({
        codeHash: hashCode(code),
        encryptedCode: secrets.encrypt(code, codePurpose),
      })),
    );
    await recordAudit(transaction, by, {
      action: 'membership-codes.generate',
      target: `membership codes ${String(id)}`,
      after: form,
    });
    return id;
  });
}
