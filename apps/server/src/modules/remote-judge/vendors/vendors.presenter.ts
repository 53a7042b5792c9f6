import { remoteReasons, toWireDate, type RemoteReason, type WireRemoteVendor } from '@touchstone/contract';
import { getRemoteVendor, remoteJudges } from '@touchstone/contract/remote-judges';
import { decideVendorState } from '@touchstone/rules/remote-judging/state';
import type { RemoteAccountRow } from '../../site/index.ts';
import type { countRuns, VendorRow } from './vendors.repository.ts';

export const wireDateOrNull = (date: Date | null) => (date === null ? null : toWireDate(date));

/** An earlier version may have written a code that is gone. */
export const wireReason = (code: string | null): RemoteReason | null =>
  remoteReasons.find((reason) => reason === code) ?? null;

export function presentVendor(
  row: VendorRow,
  {
    accounts,
    counts,
    now,
  }: { accounts: readonly RemoteAccountRow[]; counts: Awaited<ReturnType<typeof countRuns>>; now: Date },
): WireRemoteVendor {
  const vendor = getRemoteVendor(row.key);
  const accountKey = (remoteJudges.find(({ prefix }) => prefix === row.key) ?? remoteJudges[0]).accountKey;
  const usable = accounts.filter((account) => account.accountKey === accountKey && account.isEnabled).length;
  const state = decideVendorState({ ...row, accountCount: usable }, now);
  const count = counts.find(({ vendor: key }) => key === row.key);
  return {
    key: row.key,
    name: vendor.name,
    accountKey,
    siteUrl: vendor.siteUrl,
    termsUrl: vendor.termsUrl ?? null,
    isOptIn: vendor.isOptIn,
    isEnabled: row.isEnabled,
    state,
    reason: wireReason(row.failureCode),
    failedAt: wireDateOrNull(row.failedAt),
    resumesAt: state === 'paused' ? wireDateOrNull(row.pausedUntil) : null,
    waiting: count?.waiting ?? 0,
    judging: count?.judging ?? 0,
    accounts: usable,
    lastSuccessAt: wireDateOrNull(row.lastSuccessAt),
  };
}
