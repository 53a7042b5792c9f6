import { registerAccount, type RegisteredAccount } from './api.ts';
import { inTurn } from './site-turn.ts';

/** An account for each name, in one turn: mails must be kept meanwhile, and nobody asked for a puzzle. */
export function registerPeople<Name extends string>(names: readonly Name[]) {
  return inTurn(async () => {
    const accounts: [Name, RegisteredAccount][] = [];
    for (const name of names) accounts.push([name, await registerAccount()]);
    return Object.fromEntries(accounts) as Record<Name, RegisteredAccount>;
  });
}
