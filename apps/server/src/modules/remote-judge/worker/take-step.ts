/**
 * How this works: a worker takes a due step by writing its claim into the run and moving the time of the next step to the end of
 * its lease. It renews the lease while it works. A worker that dies does not, so the step becomes due again, and the claim of the
 * dead one is refused. An account is leased together with the run whose code it sends. An account whose code is on the way takes
 * no other submission: the next run in its list at the site is certainly that of this submission.
 *
 * Locks: the account and the run are locked only if they are free, then the vendor, which is always the last.
 */
import { getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { inTransaction } from '@touchstone/database';
import { decideAccountState, findWaitingReason } from '@touchstone/rules/remote-judging/state';
import { randomUUID } from 'node:crypto';
import { publishEvent } from '../../../platform/event-bus.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listAccounts, type RemoteAccountRow } from '../../site/index.ts';
import { updateRun, type RemoteRunRow } from '../../submissions/index.ts';
import { listVendors, lockVendor, updateVendor, type VendorRow } from '../vendors/vendors.repository.ts';
import {
  isAccountSending,
  listDue,
  listSendingAccounts,
  lockDueRun,
  lockFreeAccount,
  setWaitingReason,
  takeLease,
} from './steps.repository.ts';
import type { WorkerOptions } from './worker-options.ts';

export interface Step {
  kind: 'send' | 'recover' | 'poll';
  vendor: RemotePrefix;
  run: RemoteRunRow;
  claim: string;
  /** Undefined if it was deleted, when only a result is asked for. */
  account: RemoteAccountRow | undefined;
}

type Parts = Pick<Platform, 'database' | 'clock'>;

const isDue = (time: Date | null, now: Date) => time === null || time.getTime() <= now.getTime();
const later = (now: Date, delayMs: number) => new Date(now.getTime() + delayMs);

/** Takes one due step; undefined if there is none that can be done now. */
export async function takeStep(parts: Parts, options: WorkerOptions): Promise<Step | undefined> {
  const now = parts.clock();
  const due = await listDue(parts.database, now);
  if (due.length === 0) return undefined;
  const has = (vendor: RemotePrefix, state: string) =>
    due.some((one) => one.vendor === vendor && one.state === state);
  const vendors = await listVendors(parts.database);
  const first = Math.floor(options.random() * vendors.length);
  // A vendor with many submissions must not keep the others waiting.
  for (const vendor of [...vendors.slice(first), ...vendors.slice(0, first)]) {
    const { key } = vendor;
    const isOpen = vendor.isEnabled && isDue(vendor.pausedUntil, now);
    // What has begun is finished first.
    const step =
      (isOpen && has(key, 'sending') && (await takeRecovery(parts, options, key))) ||
      (isOpen &&
        has(key, 'judging') &&
        isDue(vendor.nextPollAt, now) &&
        (await takePoll(parts, options, key))) ||
      (has(key, 'waiting') && (await takeSending(parts, options, vendor)));
    if (step) return step;
    if (!isOpen && has(key, 'judging'))
      await explainWait(parts, key, vendor.isEnabled ? 'vendorPaused' : 'vendorOff');
  }
  return undefined;
}

/** The state of the run decides what the step is. */
async function claimRun(
  transaction: Parameters<typeof updateRun>[0],
  run: RemoteRunRow,
  { now, leaseMs, account }: { now: Date; leaseMs: number; account?: RemoteAccountRow },
) {
  const claim = randomUUID();
  const until = later(now, leaseMs);
  await updateRun(transaction, run.submissionId, {
    claim,
    nextStepAt: until,
    ...(account && { accountId: account.id, accountName: account.username }),
  });
  if (account) await takeLease(transaction, account.id, { submissionId: run.submissionId, claim, until });
  return claim;
}

async function takeSending(
  parts: Parts,
  options: WorkerOptions,
  vendor: VendorRow,
): Promise<Step | undefined> {
  const { database, clock } = parts;
  const { key } = vendor;
  const now = clock();
  const { dailyCap, vendorIntervalMs } = options.paces[key];
  const { accountKey } = getRemoteVendor(key);
  const sending = await listSendingAccounts(database);
  const accounts = (await listAccounts(database))
    .filter((account) => account.accountKey === accountKey)
    .map((account) => ({ ...account, isSending: sending.has(account.id) }));
  const reason = findWaitingReason({ vendor, accounts, dailyCap }, now);
  if (reason !== undefined) {
    await explainWait(parts, key, reason);
    return undefined;
  }
  if (!isDue(vendor.nextUseAt, now)) return undefined;
  const ready = accounts
    .filter((account) => decideAccountState(account, now, dailyCap) === 'ready')
    // The account that has rested longest.
    .toSorted((one, other) => (one.lastUsedAt?.getTime() ?? 0) - (other.lastUsedAt?.getTime() ?? 0));
  for (const { id } of ready) {
    const step = await inTransaction(database, async (transaction): Promise<Step | undefined> => {
      const account = await lockFreeAccount(transaction, id);
      if (account === undefined) return undefined;
      const isSending = await isAccountSending(transaction, id);
      if (decideAccountState({ ...account, isSending }, now, dailyCap) !== 'ready') return undefined;
      const run = await lockDueRun(transaction, { vendor: key, state: 'waiting', now });
      if (run === undefined) return undefined;
      const current = await lockVendor(transaction, key);
      if (!current.isEnabled || !isDue(current.pausedUntil, now) || !isDue(current.nextUseAt, now))
        return undefined;
      await updateVendor(transaction, key, { nextUseAt: later(now, vendorIntervalMs) });
      const claim = await claimRun(transaction, run, { now, leaseMs: options.leaseMs, account });
      return { kind: 'send', vendor: key, run, claim, account };
    });
    if (step !== undefined) return step;
  }
  return undefined;
}

/** Looks for a run whose code was sent and whose id is not stored. Its account may be paused: the search needs no login everywhere. */
async function takeRecovery(
  { database, clock }: Parts,
  options: WorkerOptions,
  vendor: RemotePrefix,
): Promise<Step | undefined> {
  return inTransaction(database, async (transaction) => {
    const now = clock();
    const run = await lockDueRun(transaction, { vendor, state: 'sending', now });
    if (run === undefined) return undefined;
    const account = run.accountId === null ? undefined : await lockFreeAccount(transaction, run.accountId);
    if (run.accountId !== null && account === undefined) return undefined;
    const claim = await claimRun(transaction, run, {
      now,
      leaseMs: options.leaseMs,
      ...(account && { account }),
    });
    return { kind: 'recover', vendor, run, claim, account };
  });
}

async function takePoll(
  { database, clock }: Parts,
  options: WorkerOptions,
  vendor: RemotePrefix,
): Promise<Step | undefined> {
  return inTransaction(database, async (transaction) => {
    const now = clock();
    const run = await lockDueRun(transaction, { vendor, state: 'judging', now });
    if (run === undefined) return undefined;
    const current = await lockVendor(transaction, vendor);
    if (!isDue(current.nextPollAt, now)) return undefined;
    await updateVendor(transaction, vendor, { nextPollAt: later(now, options.paces[vendor].pollIntervalMs) });
    const claim = await claimRun(transaction, run, { now, leaseMs: options.leaseMs });
    const accounts = await listAccounts(transaction);
    return {
      kind: 'poll',
      vendor,
      run,
      claim,
      account: accounts.find(({ id }) => id === run.accountId),
    };
  });
}

/** More would flood the event bus; the others show the reason when their page is opened. */
const notifiedAtOnce = 200;

async function explainWait({ database, clock }: Parts, vendor: RemotePrefix, reason: string) {
  await inTransaction(database, async (transaction) => {
    const changed = await setWaitingReason(transaction, { vendor, reason, now: clock() });
    for (const submissionId of changed.slice(0, notifiedAtOnce))
      await publishEvent(transaction, 'submission.progress', { submissionId });
  });
}
