import type { WireRemoteAccount } from '@touchstone/contract';
import { remoteAccountKeys, remoteJudges } from '@touchstone/contract/remote-judges';
import { remotePaces } from '@touchstone/rules/remote-judging/pace';
import { decideAccountState, usesToday } from '@touchstone/rules/remote-judging/state';
import type { Platform } from '../../../platform/platform.ts';
import { SecretUnreadableError } from '../../../platform/secrets.ts';
import { decryptSecret, type RemoteAccountRow } from '../../site/index.ts';
import { wireDateOrNull, wireReason } from '../vendors/vendors.presenter.ts';

/** The cap of an account; vendors that share accounts have the same. */
const dailyCapOf = (accountKey: string) =>
  Math.max(
    ...remoteJudges
      .filter((one) => one.accountKey === accountKey)
      .map(({ prefix }) => remotePaces[prefix].dailyCap),
  );

export function presentAccount(
  { secrets }: Pick<Platform, 'secrets'>,
  row: RemoteAccountRow,
  { sendingSubmissionId, now }: { sendingSubmissionId: number | undefined; now: Date },
): WireRemoteAccount[] {
  const accountKey = remoteAccountKeys.find((key) => key === row.accountKey);
  // A vendor that an earlier version knew.
  if (accountKey === undefined) return [];
  const dailyCap = dailyCapOf(accountKey);
  const state = decideAccountState({ ...row, isSending: sendingSubmissionId !== undefined }, now, dailyCap);
  const api = hasApiKey(secrets, row);
  return [
    {
      id: row.id,
      accountKey,
      username: row.username,
      isEnabled: row.isEnabled,
      hasApiKey: api === true,
      browserSession:
        row.browserSessionAt === null
          ? null
          : {
              setAt: wireDateOrNull(row.browserSessionAt) ?? '',
              isValid: row.browserSessionFailedAt === null,
              failedAt: wireDateOrNull(row.browserSessionFailedAt),
            },
      state,
      reason: api === 'unreadable' ? 'secretUnreadable' : wireReason(row.failureCode),
      submissionId: state === 'busy' ? (row.leaseSubmissionId ?? sendingSubmissionId ?? null) : null,
      lastUsedAt: wireDateOrNull(row.lastUsedAt),
      nextUseAt: state === 'resting' ? wireDateOrNull(row.nextUseAt) : null,
      resumesAt: state === 'paused' ? wireDateOrNull(row.pausedUntil) : null,
      usedToday: usesToday(row, now),
      dailyCap,
    },
  ];
}

function hasApiKey(secrets: Platform['secrets'], row: RemoteAccountRow): boolean | 'unreadable' {
  try {
    return decryptSecret(secrets, row, row.secret).api !== undefined;
  } catch (error) {
    if (error instanceof SecretUnreadableError) return 'unreadable';
    throw error;
  }
}
