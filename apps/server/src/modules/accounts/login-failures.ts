/**
 * How this works: failures are counted for half an hour in three ways. Of the account (by the name that was typed, whether
 * it exists or not): many addresses that guess at one account. Of the address: one address that tries one password on many
 * accounts. Of the account from that address: who guesses there is blocked, while the owner elsewhere only gets a puzzle,
 * so nobody can lock somebody else out. Counts are shared by all servers. A success forgets what concerns the account, but
 * not the address: otherwise an attacker would clear it with an account of his own.
 */
import { accountTimers } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { LoginFailures } from '@touchstone/rules/accounts';
import { countEvent, forgetEvents, loadEventCounts } from '../../platform/event-counters.ts';
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
  // One after the other: a guess at a password is worth one connection of the pool, not three.
  for (const key of Object.values(keysOf(subject))) await countEvent(database, { key, windowSeconds, now });
}

export async function forgetLoginFailures(database: Queryable, subject: LoginSubject) {
  const { ofAccount, ofAccountFromAddress } = keysOf(subject);
  await forgetEvents(database, [ofAccount, ofAccountFromAddress]);
}
