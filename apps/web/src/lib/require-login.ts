import { openAccountDialog, type AccountDialogMode, type LoginIntent } from './account-dialog.ts';
import { currentMessages, defineMessages } from './messages.ts';
import { session } from './session.ts';
import { showToast } from './toasts.ts';

const loginMessages = defineMessages({
  'zh-CN': { loginFirst: '请先登录' },
  'zh-HK': { loginFirst: '請先登入' },
  'en-US': { loginFirst: 'Please login first' },
});

/**
 * For actions that need a login. For a guest it opens the account dialog and returns false. The lead of an intent
 * explains the dialog; without one, a message does.
 */
export function requireLogin(intent: LoginIntent = {}, mode: AccountDialogMode = 'Login'): boolean {
  if (session.get().token !== undefined) return true;
  if (intent.lead === undefined) showToast('warning', currentMessages(loginMessages).loginFirst);
  openAccountDialog(mode, intent);
  return false;
}
