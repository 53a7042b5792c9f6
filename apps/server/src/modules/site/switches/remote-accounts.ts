/**
 * Accounts at other judges, as existing clients know them.
 *
 * How this works: on the wire each judge has two parallel lists. A stored password leaves the server neither
 * in a response nor in the audit log: dots stand for it, and dots that are sent back keep it. Only a typed
 * password replaces it.
 */
import {
  forEachAccountKey,
  remoteAccountKeys,
  type RemoteAccountField,
  type RemoteAccountKey,
} from '@touchstone/contract/remote-judges';
import { callError } from '../../../platform/errors/call-error.ts';
import { hiddenPassword } from '../hidden-password.ts';
import type { WantedAccount } from '../remote-accounts/replace-accounts.ts';

/** Usernames, in the order of the lists. */
export type AccountNames = Record<RemoteAccountKey, readonly string[]>;

export type SentLists = { readonly [Name in RemoteAccountField]?: readonly string[] | null | undefined };

export const namesOf = (rows: readonly { accountKey: string; username: string }[]): AccountNames =>
  forEachAccountKey((key) =>
    rows.filter(({ accountKey }) => accountKey === key).map(({ username }) => username),
  );

export function presentRemoteAccounts(names: AccountNames) {
  const lists = remoteAccountKeys.flatMap((judge) => [
    [`${judge}UsernameList`, names[judge]],
    [`${judge}PasswordList`, names[judge].map(() => hiddenPassword)],
  ]);
  return Object.fromEntries(lists) as Record<RemoteAccountField, string[]>;
}

/** The accounts of each judge that change. If neither list of a judge was sent, its accounts stay unchanged. */
export function findChangedAccounts(
  stored: AccountNames,
  sent: SentLists,
): ReadonlyMap<RemoteAccountKey, readonly WantedAccount[]> {
  const changed = new Map<RemoteAccountKey, readonly WantedAccount[]>();
  for (const judge of remoteAccountKeys) {
    const wanted = parseLists(judge, stored[judge], sent);
    if (wanted === undefined) continue;
    const isSame =
      wanted.every(({ password }) => password === undefined) &&
      JSON.stringify(wanted.map(({ username }) => username)) === JSON.stringify(stored[judge]);
    if (!isSame) changed.set(judge, wanted);
  }
  return changed;
}

function parseLists(
  judge: RemoteAccountKey,
  stored: readonly string[],
  sent: SentLists,
): readonly WantedAccount[] | undefined {
  const usernames = sent[`${judge}UsernameList`] ?? undefined;
  const passwords = sent[`${judge}PasswordList`] ?? undefined;
  if (usernames === undefined && passwords === undefined) return undefined;
  if (usernames?.length !== passwords?.length) throw unpaired(judge);
  const wanted = (usernames ?? []).map((username, index): WantedAccount => {
    const typed = passwords?.[index];
    if (username.trim() === '' || typed === undefined || typed === '') throw unpaired(judge);
    if (typed !== hiddenPassword) return { username, password: typed };
    if (!stored.includes(username)) throw unpaired(judge);
    return { username, password: undefined };
  });
  // A name that is sent twice is one account; its last password counts.
  return [...new Map(wanted.map((account) => [account.username, account])).values()];
}

const unpaired = (judge: RemoteAccountKey) =>
  callError('remoteAccountsUnpaired', { field: `${judge}UsernameList` });

/** For the audit log: the usernames, and which passwords are new. */
export const describeRemoteAccounts = (
  names: AccountNames,
  changed: ReadonlyMap<RemoteAccountKey, readonly WantedAccount[]> = new Map(),
) =>
  forEachAccountKey((judge) => {
    const accounts: readonly { username: string; password?: string | undefined }[] =
      changed.get(judge) ?? names[judge].map((username) => ({ username }));
    return accounts.map(
      ({ username, password }) => `${username} ${hiddenPassword}${password === undefined ? '' : ' (new)'}`,
    );
  });
