import { inTransaction } from '@touchstone/database';
import { isVariantCancellable } from '@touchstone/rules/practice/variant-cancellation';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeVariant, lockVariant } from './variants.repository.ts';

/** Of a cancellation and a decision at the same time, the first one holds: both lock the row. */
export const cancelOwnVariant = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { userId, id }: { userId: string; id: number },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const variant = await lockVariant(transaction, id);
    // The answer does not tell whether another user has such a variant.
    if (variant === undefined || variant.requestedBy !== userId) throw callError('variantUnknown');
    if (!isVariantCancellable(variant.state)) throw callError('variantDecided');
    await changeVariant(transaction, id, { state: 'cancelled', now: clock() });
  });
