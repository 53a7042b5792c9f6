/** The states of vendors and accounts that administrators see, and why a submission waits. */
import type { RemoteReason } from '@touchstone/contract/remote-reasons';

const isAfter = (time: Date | null, now: Date) => time !== null && time.getTime() > now.getTime();

export interface VendorFacts {
  readonly isEnabled: boolean;
  readonly pausedUntil: Date | null;
  /** Enabled ones. */
  readonly accountCount: number;
}

export type VendorState = 'off' | 'no-account' | 'paused' | 'working';

export function decideVendorState(vendor: VendorFacts, now: Date): VendorState {
  if (!vendor.isEnabled) return 'off';
  if (vendor.accountCount === 0) return 'no-account';
  return isAfter(vendor.pausedUntil, now) ? 'paused' : 'working';
}

export interface AccountFacts {
  readonly isEnabled: boolean;
  readonly pausedUntil: Date | null;
  readonly leaseUntil: Date | null;
  /** Its code is on the way to the site. */
  readonly isSending: boolean;
  readonly nextUseAt: Date | null;
  readonly usedOn: string | null;
  readonly usedCount: number;
}

export type AccountState = 'disabled' | 'paused' | 'busy' | 'resting' | 'ready';

/** Days of the caps are those of UTC. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

export const usesToday = ({ usedOn, usedCount }: Pick<AccountFacts, 'usedOn' | 'usedCount'>, now: Date) =>
  usedOn === dayOf(now) ? usedCount : 0;

export function decideAccountState(account: AccountFacts, now: Date, dailyCap: number): AccountState {
  if (!account.isEnabled) return 'disabled';
  if (isAfter(account.pausedUntil, now)) return 'paused';
  if (isAfter(account.leaseUntil, now) || account.isSending) return 'busy';
  if (isAfter(account.nextUseAt, now) || usesToday(account, now) >= dailyCap) return 'resting';
  return 'ready';
}

export interface WaitingFacts {
  readonly vendor: Pick<VendorFacts, 'isEnabled' | 'pausedUntil'>;
  readonly accounts: readonly (AccountFacts & { readonly failureCode: string | null })[];
  readonly dailyCap: number;
}

/** Why no account takes a submission now; undefined if one can. */
export function findWaitingReason(
  { vendor, accounts, dailyCap }: WaitingFacts,
  now: Date,
): RemoteReason | undefined {
  if (!vendor.isEnabled) return 'vendorOff';
  if (isAfter(vendor.pausedUntil, now)) return 'vendorPaused';
  const usable = accounts.filter(({ isEnabled }) => isEnabled);
  if (usable.length === 0) return 'noAccount';
  const states = usable.map((account) => decideAccountState(account, now, dailyCap));
  if (states.includes('ready')) return undefined;
  if (states.every((state) => state === 'paused'))
    // The challenge is named, because an administrator can end it.
    return usable.some(({ failureCode }) => failureCode === 'challengeRequired')
      ? 'challengeRequired'
      : 'accountPaused';
  const open = usable.filter((_account, index) => states[index] !== 'paused');
  return open.every((account) => usesToday(account, now) >= dailyCap) ? 'dailyCap' : 'accountBusy';
}
