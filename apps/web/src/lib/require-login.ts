import { openAccountDialog } from './account-dialog.ts';
import { currentMessages, defineMessages } from './messages.ts';
import { session } from './session.ts';
import { showToast } from './toasts.ts';

const loginMessages = defineMessages({
  'zh-CN': { loginFirst: '请先登录' },
  'zh-HK': { loginFirst: '請先登入' },
  'en-US': { loginFirst: 'Please login first' },
});

/** For actions that need a login. For a guest it shows a message, opens the login dialog and returns false. */
export function requireLogin(): boolean {
  if (session.get().token !== undefined) return true;
  showToast('warning', currentMessages(loginMessages).loginFirst);
  openAccountDialog('Login');
  return false;
}
