import type { RemoteAccount } from '../api/accounts.ts';

/** Opens the dialogs of an account. */
export interface AccountActions {
  onPassword: (account: RemoteAccount) => void;
  onSession: (account: RemoteAccount) => void;
  onRemove: (account: RemoteAccount) => void;
}
