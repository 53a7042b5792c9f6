import { currentMessages, defineMessages } from '../messages.ts';
import type { ApiError } from '@touchstone/api-client/api-error';

const transportMessages = defineMessages({
  'zh-CN': {
    adminLogin: '请使用管理员账号重新登录',
    loginFirst: '请先登录',
    forbidden: '没有权限执行此操作',
    notFound: '没有找到请求的资源，请检查地址后重试',
    server: '服务器出现错误，请刷新后重试',
    timeout: '请求超时，请稍后重试',
    network: '无法连接服务器，请检查网络后重试',
  },
  'zh-HK': {
    adminLogin: '請以管理員帳戶重新登入',
    loginFirst: '請先登入',
    forbidden: '沒有權限執行此操作',
    notFound: '找不到所請求的資源，請檢查網址後再試',
    server: '伺服器發生錯誤，請重新整理後再試',
    timeout: '請求逾時，請稍後再試',
    network: '無法連接伺服器，請檢查網絡後再試',
  },
  'en-US': {
    adminLogin: 'Please login again with the administrator account',
    loginFirst: 'Please login first',
    forbidden: 'You do not have permission to do this',
    notFound: 'Query error: unable to find the resource to request',
    server: 'Server error. Please refresh and try again',
    timeout: 'Request timed out. Please try again later',
    network: 'Network error: the server cannot be reached. Please try again later',
  },
});

/** The text to show for a failed call: the server's message if there is one. */
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
