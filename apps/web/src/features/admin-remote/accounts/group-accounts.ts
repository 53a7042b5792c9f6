import { remoteAccountKeys, remoteJudges, type RemoteAccountKey } from '@touchstone/contract/remote-judges';
import type { RemoteAccount } from '../api/accounts.ts';

/** The site whose login an account is for; Codeforces and its gym share theirs. */
export const siteNameOf = (key: RemoteAccountKey): string =>
  remoteJudges
    .filter(({ accountKey }) => accountKey === key)
    .map(({ name }) => name)
    .join(' · ');

export interface AccountGroup {
  key: RemoteAccountKey;
  accounts: readonly RemoteAccount[];
}

/** In the order of the sites; sites without an account are left out. */
export const groupAccounts = (accounts: readonly RemoteAccount[]): AccountGroup[] =>
  remoteAccountKeys
    .map((key) => ({ key, accounts: accounts.filter(({ accountKey }) => accountKey === key) }))
    .filter((group) => group.accounts.length > 0);

/** Only Codeforces has an official API. */
export const hasApi = (key: RemoteAccountKey): boolean => key === 'cf';

/** Sites that may want to verify a browser at the login. */
export const hasBrowserCheck = (key: RemoteAccountKey): boolean => key === 'cf' || key === 'atcoder';
