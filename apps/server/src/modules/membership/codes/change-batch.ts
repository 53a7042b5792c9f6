import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findBatch, setBatchDisabled } from './codes.repository.ts';

/** Disables the codes of a batch, or enables them again. */
export const changeBatch = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  { id, isDisabled }: { id: number; isDisabled: boolean },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    if ((await findBatch(transaction, id)) === undefined) throw callError('membershipCodeUnknown');
    await setBatchDisabled(transaction, id, isDisabled ? clock() : null);
    await recordAudit(transaction, by, {
      action: 'membership-codes.change',
      target: `membership codes ${String(id)}`,
      after: { isDisabled },
    });
  });
