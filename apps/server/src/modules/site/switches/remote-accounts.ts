/**
 * Accounts at other judges.
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
import type { RemoteAccount } from '../../../platform/settings/setting-sections.ts';
import { hiddenPassword } from '../hidden-password.ts';

export type RemoteAccounts = Record<RemoteAccountKey, readonly RemoteAccount[]>;

export type SentLists = { readonly [Name in RemoteAccountField]?: readonly string[] | null | undefined };

export function presentRemoteAccounts(accounts: RemoteAccounts) {
  const lists = remoteAccountKeys.flatMap((judge) => [
    [`${judge}UsernameList`, accounts[judge].map(({ username }) => username)],
    [`${judge}PasswordList`, accounts[judge].map(() => hiddenPassword)],
  ]);
  return Object.fromEntries(lists) as Record<RemoteAccountField, string[]>;
}

/** If neither list of a judge was sent, its accounts stay unchanged. */
export const mergeRemoteAccounts = (stored: RemoteAccounts, sent: SentLists) =>
  forEachAccountKey((judge): readonly RemoteAccount[] => {
    const usernames = sent[`${judge}UsernameList`] ?? undefined;
    const passwords = sent[`${judge}PasswordList`] ?? undefined;
    if (usernames === undefined && passwords === undefined) return stored[judge];
    if (usernames?.length !== passwords?.length) throw unpaired(judge);
    return (usernames ?? []).map((username, index) => {
      const typed = passwords?.[index];
      const known = stored[judge].find((account) => account.username === username)?.password;
      const password = typed === hiddenPassword ? known : typed;
      if (username.trim() === '' || password === undefined || password === '') throw unpaired(judge);
      return { username, password };
    });
  });

const unpaired = (judge: RemoteAccountKey) =>
  callError('remoteAccountsUnpaired', { field: `${judge}UsernameList` });

/** For the audit log: the usernames, and which passwords are new. */
export const describeRemoteAccounts = (accounts: RemoteAccounts, before: RemoteAccounts = accounts) =>
  forEachAccountKey((judge) =>
    accounts[judge].map(({ username, password }) => {
      const former = before[judge].find((account) => account.username === username)?.password;
      return `${username} ${hiddenPassword}${former === password ? '' : ' (new)'}`;
    }),
  );
