/** Failures open the circuit breakers: of the account, or of the whole vendor. A success closes them. */
import type { RemoteReason } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import type { RemoteError } from '@touchstone/remote-judges/remote-error';
import {
  afterAccountFailure,
  afterVendorFailure,
  failureScope,
} from '@touchstone/rules/remote-judging/failure';
import { updateAccount, withoutPause } from '../../site/index.ts';
import { recordFailure, type FailureContext } from '../failures/record-failure.ts';
import { lockVendor, publishRemoteChanged, updateVendor } from '../vendors/vendors.repository.ts';
import type { StepParts } from './end-step.ts';
import type { Step } from './take-step.ts';

interface NotedFailure {
  step: FailureContext['step'];
  error: RemoteError;
  /** Texts that must not be stored. */
  secrets: readonly string[];
}

export async function noteFailure(
  { database, clock, options, logger }: StepParts,
  { vendor, run, account }: Step,
  { step, error, secrets }: NotedFailure,
) {
  const now = clock();
  const { key } = error;
  const scope = failureScope(key);
  logger.warn({ vendor, submissionId: run.submissionId, step, code: key }, 'a remote judge failed');
  await inTransaction(database, async (transaction) => {
    const context = { vendor, step, submissionId: run.submissionId, secrets, now };
    // Mistakes of users would push out what administrators look for.
    if (key !== 'codeTooShort' && key !== 'codeTooLong')
      await recordFailure(
        transaction,
        { ...context, accountId: account?.id, accountName: run.accountName ?? account?.username },
        error,
      );
    const failed = { failureCode: key, failedAt: now };
    if (scope === 'account' && account !== undefined)
      await updateAccount(transaction, account.id, {
        ...afterAccountFailure(account, { key, now }),
        ...failed,
        ...(key === 'challengeRequired' &&
          account.browserSessionAt !== null && { browserSessionFailedAt: now }),
      });
    if (scope === 'vendor') {
      const before = await lockVendor(transaction, vendor);
      const { retryAfterMs } = error;
      const random = options.random();
      await updateVendor(transaction, vendor, {
        ...afterVendorFailure(before, { now, retryAfterMs, random }, options.breaker),
        ...failed,
      });
    }
  });
}

/** The password of an account cannot be read: an administrator must enter it again. */
export async function noteUnreadable(parts: StepParts, step: Step) {
  const { database, clock } = parts;
  const { account } = step;
  if (account === undefined) return;
  const now = clock();
  const code: RemoteReason = 'secretUnreadable';
  await inTransaction(database, (transaction) =>
    updateAccount(transaction, account.id, {
      ...afterAccountFailure(account, { key: 'wrongPassword', now }),
      failureCode: code,
      failedAt: now,
    }),
  );
}

/** Lists and results are open to an account that may not send code, so only a sent code ends the pause of its account. */
export async function noteSuccess({ database, clock }: StepParts, { kind, vendor, account }: Step) {
  await inTransaction(database, async (transaction) => {
    const hadFailed = account !== undefined && (account.failureCount > 0 || account.pausedUntil !== null);
    if (kind === 'send' && hadFailed) await updateAccount(transaction, account.id, withoutPause);
    const before = await lockVendor(transaction, vendor);
    await updateVendor(transaction, vendor, { ...withoutPause, lastSuccessAt: clock() });
    if (before.pausedUntil !== null) await publishRemoteChanged(transaction);
  });
}
