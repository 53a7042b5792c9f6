import { registerAccount, type RegisteredAccount } from './api.ts';
import { withSiteMutex } from './site-mutex.ts';

/** Registers an account for each name, under one site lock: mails must be stored meanwhile, and no puzzle required. */
export function registerAccounts<Name extends string>(names: readonly Name[]) {
  return withSiteMutex(async () => {
    const accounts: [Name, RegisteredAccount][] = [];
    for (const name of names) accounts.push([name, await registerAccount()]);
    return Object.fromEntries(accounts) as Record<Name, RegisteredAccount>;
  });
}
