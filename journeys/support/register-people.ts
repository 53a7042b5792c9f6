import { registerAccount, type RegisteredAccount } from './api.ts';
import { inTurn } from './site-turn.ts';

/** Registers an account for each name, under one site lock: mails must be stored meanwhile, and no puzzle required. */
export function registerPeople<Name extends string>(names: readonly Name[]) {
  return inTurn(async () => {
    const accounts: [Name, RegisteredAccount][] = [];
    for (const name of names) accounts.push([name, await registerAccount()]);
    return Object.fromEntries(accounts) as Record<Name, RegisteredAccount>;
  });
}
