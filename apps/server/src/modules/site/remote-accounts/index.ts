export * from './account-secrets.ts';
export * from './remote-accounts.repository.ts';
export { moveStoredAccounts } from './move-stored-accounts.ts';
