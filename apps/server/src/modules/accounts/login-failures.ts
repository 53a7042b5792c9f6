/**
 * How this works: failures are counted for half an hour in three ways. Per account (by the typed name,
 * whether it exists or not): many addresses guess one account. Per address: one address tries one password on
 * many accounts. Per account and address: guesses there are blocked, while the owner elsewhere only gets a
 * puzzle, so an attacker cannot lock an owner out. All servers share the counts. A success resets the counts
 * of the account, but not of the address: otherwise attackers would reset it with accounts of their own.
 *
 * Clients of other sites cannot show our puzzle. Each failure beyond the limit of a counter therefore starts a
 * wait of that counter, and a login without a puzzle is verified once no due counter has one. A refused attempt
 * does not prolong a wait.
 */
import { accountTimers } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { loginWaitSeconds, type LoginCounter, type LoginFailures } from '@touchstone/rules/accounts';
import { countEvent, resetEventCounts, loadEventCounts } from '../../platform/event-counters.ts';
import { countedAddress } from '../../platform/network-address.ts';

export interface LoginSubject {
  username: string;
  ip: string;
}

const counters = ['ofAccount', 'ofAddress', 'ofAccountFromAddress'] as const satisfies LoginCounter[];

function keysOf({ username, ip }: LoginSubject) {
  const name = username.trim().toLowerCase();
  const address = countedAddress(ip);
  return {
    ofAccount: `login-failures:account:${name}`,
    ofAddress: `login-failures:address:${address}`,
    ofAccountFromAddress: `login-failures:both:${address}:${name}`,
  } satisfies Record<LoginCounter, string>;
}

const waitKey = (key: string) => `wait:${key}`;

export async function loadLoginFailures(database: Queryable, subject: LoginSubject, now: Date) {
  const keys = keysOf(subject);
  const all = counters.flatMap((counter) => [keys[counter], waitKey(keys[counter])]);
  const counts = await loadEventCounts(database, all, now);
  const failures: LoginFailures = {
    ofAccount: counts.get(keys.ofAccount)?.count ?? 0,
    ofAddress: counts.get(keys.ofAddress)?.count ?? 0,
    ofAccountFromAddress: counts.get(keys.ofAccountFromAddress)?.count ?? 0,
  };
  return {
    failures,
    blockEndsAt: counts.get(keys.ofAccountFromAddress)?.windowEndsAt ?? now,
    /** The longest wait of these counters; zero: over. */
    waitSecondsOf: (due: readonly LoginCounter[]) => {
      const ends = due.map((counter) => counts.get(waitKey(keys[counter]))?.windowEndsAt ?? now);
      const lastMs = Math.max(...ends.map((end) => end.getTime()), now.getTime());
      return Math.ceil((lastMs - now.getTime()) / 1000);
    },
  };
}

export async function countLoginFailure(database: Queryable, subject: LoginSubject, now: Date) {
  const windowSeconds = accountTimers.loginFailureMemorySeconds;
  const keys = keysOf(subject);
  // Sequential: a password guess is worth one connection of the pool, not three.
  for (const counter of counters) {
    const { count } = await countEvent(database, { key: keys[counter], windowSeconds, now });
    const waitSeconds = loginWaitSeconds(counter, count);
    if (waitSeconds > 0) await startWait(database, keys[counter], { waitSeconds, now });
  }
}

/** A window that began earlier and is shorter gives way to the new one. */
async function startWait(
  database: Queryable,
  key: string,
  { waitSeconds, now }: { waitSeconds: number; now: Date },
) {
  await resetEventCounts(database, [waitKey(key)]);
  await countEvent(database, { key: waitKey(key), windowSeconds: waitSeconds, now });
}

export async function resetLoginFailures(database: Queryable, subject: LoginSubject) {
  const { ofAccount, ofAccountFromAddress } = keysOf(subject);
  const keys = [ofAccount, ofAccountFromAddress];
  await resetEventCounts(database, [...keys, ...keys.map(waitKey)]);
}
