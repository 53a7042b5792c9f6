/**
 * How this works: failures are counted for half an hour in three ways. Per account (by the typed name,
 * whether it exists or not): many addresses guess one account. Per address: one address tries one password on
 * many accounts. Per account and address: guesses there are blocked, while the owner elsewhere only gets a
 * puzzle, so an attacker cannot lock an owner out. All servers share the counts. A success resets the counts
 * of the account, but not of the address: otherwise attackers would reset it with accounts of their own.
 */
import { accountTimers } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { LoginFailures } from '@touchstone/rules/accounts';
import { countEvent, resetEventCounts, loadEventCounts } from '../../platform/event-counters.ts';
import { countedAddress } from '../../platform/network-address.ts';

export interface LoginSubject {
  username: string;
  ip: string;
}

function keysOf({ username, ip }: LoginSubject) {
  const name = username.trim().toLowerCase();
  const address = countedAddress(ip);
  return {
    ofAccount: `login-failures:account:${name}`,
    ofAddress: `login-failures:address:${address}`,
    ofAccountFromAddress: `login-failures:both:${address}:${name}`,
  } satisfies Record<keyof LoginFailures, string>;
}

export async function loadLoginFailures(database: Queryable, subject: LoginSubject, now: Date) {
  const keys = keysOf(subject);
  const counts = await loadEventCounts(database, Object.values(keys), now);
  const failures: LoginFailures = {
    ofAccount: counts.get(keys.ofAccount)?.count ?? 0,
    ofAddress: counts.get(keys.ofAddress)?.count ?? 0,
    ofAccountFromAddress: counts.get(keys.ofAccountFromAddress)?.count ?? 0,
  };
  return { failures, blockEndsAt: counts.get(keys.ofAccountFromAddress)?.windowEndsAt ?? now };
}

export async function countLoginFailure(database: Queryable, subject: LoginSubject, now: Date) {
  const windowSeconds = accountTimers.loginFailureMemorySeconds;
  // Sequential: a password guess is worth one connection of the pool, not three.
  for (const key of Object.values(keysOf(subject))) await countEvent(database, { key, windowSeconds, now });
}

export async function resetLoginFailures(database: Queryable, subject: LoginSubject) {
  const { ofAccount, ofAccountFromAddress } = keysOf(subject);
  await resetEventCounts(database, [ofAccount, ofAccountFromAddress]);
}
