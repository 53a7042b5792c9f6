/** The open account dialog. Shared state: the shell, the route guard and refused requests all open it. */
import { createStore, useStore } from './external-store.ts';

export type AccountDialogMode = 'Login' | 'Register' | 'WechatRegister' | 'ResetPwd';

const dialogStore = createStore<AccountDialogMode | undefined>(undefined);

export const openAccountDialog = (mode: AccountDialogMode): void => dialogStore.set(mode);
export const closeAccountDialog = (): void => dialogStore.set(undefined);
export const useAccountDialog = (): AccountDialogMode | undefined => useStore(dialogStore);
