/** For the launcher: the account that runs the server. */
export { prepareOwnAccount, type OwnAccount } from '../platform/own-account.ts';
