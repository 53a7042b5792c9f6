/**
 * What the site does when a call fails, in one place.
 *
 * How this works: every ApiError is published once. Its text is shown as a toast and, on wide screens, as a notice, unless
 * the page shows it itself (`quiet`). Whatever the page does: 401 ends the session and asks for a login (the back
 * office has its own), 403 fetches the roles again, since they have evidently changed.
 */
import { openAccountDialog } from '../lib/account-dialog.ts';
import { callApi, subscribeToApiErrors, type ApiError } from '../lib/api/index.ts';
import { currentMessages, defineMessages } from '../lib/messages.ts';
import { session } from '../lib/session.ts';
import { showNotice, showToast } from '../lib/toasts.ts';

const transportMessages = defineMessages({
  'zh-CN': {
    error: '错误',
    adminLogin: '请使用管理员账号重新登录',
    loginFirst: '请先登录',
    forbidden: '没有权限执行此操作',
    notFound: '没有找到请求的资源，请检查地址后重试',
    server: '服务器出现错误，请刷新后重试',
    timeout: '请求超时，请稍后重试',
    network: '无法连接服务器，请检查网络后重试',
  },
  'zh-HK': {
    error: '錯誤',
    adminLogin: '請以管理員帳戶重新登入',
    loginFirst: '請先登入',
    forbidden: '沒有權限執行此操作',
    notFound: '找不到所請求的資源，請檢查網址後再試',
    server: '伺服器發生錯誤，請重新整理後再試',
    timeout: '請求逾時，請稍後再試',
    network: '無法連接伺服器，請檢查網絡後再試',
  },
  'en-US': {
    error: 'Error',
    adminLogin: 'Please login again with the administrator account',
    loginFirst: 'Please login first',
    forbidden: 'You do not have permission to do this',
    notFound: 'Query error: unable to find the resource to request',
    server: 'Server error. Please refresh and try again',
    timeout: 'Request timed out. Please try again later',
    network: 'Network error: the server cannot be reached. Please try again later',
  },
});

interface Reactions {
  navigate: (path: string) => void;
}

const desktopQuery = '(min-width: 768px)';

export function textOfApiError(error: ApiError): string {
  const m = currentMessages(transportMessages);
  switch (error.kind) {
    case 'business':
    case 'server':
      return error.message === '' ? m.server : error.message;
    case 'unauthorized':
      if (error.isAdminCall) return m.adminLogin;
      return error.message === '' ? m.loginFirst : error.message;
    case 'forbidden':
      return error.message === '' ? m.forbidden : error.message;
    case 'not-found':
      return m.notFound;
    case 'timeout':
      return m.timeout;
    case 'network':
      return m.network;
    default:
      return error.kind satisfies never;
  }
}

function tell(error: ApiError): void {
  const text = textOfApiError(error);
  showToast('error', text);
  if (window.matchMedia(desktopQuery).matches)
    showNotice('error', currentMessages(transportMessages).error, text);
}

async function refreshRoles(): Promise<void> {
  if (session.get().token === undefined) return;
  const { roles } = await callApi('GET /api/get-user-auth-info', { quiet: true });
  session.setRoles(roles);
}

function react(error: ApiError, { navigate }: Reactions): void {
  if (!error.quiet || error.kind === 'unauthorized') tell(error);
  if (error.kind === 'unauthorized') {
    session.clear();
    if (error.isAdminCall) navigate('/admin/login');
    else openAccountDialog('Login');
  }
  if (error.kind === 'forbidden') {
    // The fresh roles decide what the guard and the menus allow, so they come first. If they cannot be read, the old ones
    // stay and the server still refuses.
    void refreshRoles()
      .catch((failure: unknown) => console.warn('Roles could not be refreshed', failure))
      .then(() => error.isAdminCall && navigate('/admin'));
  }
}

export function reactToApiErrors(reactions: Reactions): () => void {
  return subscribeToApiErrors((error) => react(error, reactions));
}
