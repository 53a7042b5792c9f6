/**
 * The open account dialog. Shared state: the shell, the route guard and refused requests all open it.
 *
 * How this works: a guest who wanted something (to open a page, to submit code) gets the dialog with that intent. The
 * panels of the dialog replace each other and keep it. A login consumes the intent; closing the dialog drops it.
 */
import { createStore, useStore } from './external-store.ts';

export type AccountDialogMode =
  | 'Login'
  | 'Register'
  | 'WechatRegister'
  | 'FirstLogin'
  | 'ResetPwd'
  | 'DefaultPwd'
  | 'SecondStep'
  | 'FactorSetup';

export interface LoginIntent {
  /** Says what follows the login, in place of the usual line under the title. */
  lead?: string;
  /** The page that the guest wanted. */
  destination?: string;
  /** Continues what the guest had begun. */
  onLogin?: () => void;
}

interface AccountDialog {
  mode: AccountDialogMode;
  intent: LoginIntent;
}

const dialogStore = createStore<AccountDialog | undefined>(undefined);

export const openAccountDialog = (mode: AccountDialogMode, intent?: LoginIntent): void =>
  dialogStore.set({ mode, intent: intent ?? dialogStore.get()?.intent ?? {} });
export const closeAccountDialog = (): void => dialogStore.set(undefined);
export const useAccountDialog = (): AccountDialog | undefined => useStore(dialogStore);

/** After a login: closes the dialog and returns what the guest wanted. */
export function takeLoginIntent(): LoginIntent {
  const intent = dialogStore.get()?.intent ?? {};
  closeAccountDialog();
  return intent;
}
