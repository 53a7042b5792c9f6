import { Loader, VisuallyHidden } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { closeAccountDialog } from '../../lib/account-dialog.ts';
import { ApiError } from '../../lib/api/index.ts';
import { currentMessages, defineMessages, useMessages } from '../../lib/messages.ts';
import { session } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { MessageState } from '../../ui/message-state.tsx';
import { logout } from './api/logout.ts';

const logoutMessages = defineMessages({
  'zh-CN': {
    leaving: '正在退出登录',
    done: '已退出登录',
    notConfirmed: '本机已退出，但服务器没有回应；其他设备可能仍处于登录状态。',
  },
  'zh-HK': {
    leaving: '正在登出',
    done: '已登出',
    notConfirmed: '本機已登出，但伺服器沒有回應；其他裝置可能仍處於登入狀態。',
  },
  'en-US': {
    leaving: 'Logging out',
    done: 'Logged out',
    notConfirmed:
      'Logged out on this device, but the server did not respond. Other devices may still be logged in.',
  },
});

/** Whether the previous page knows that the session has ended; then no request is needed. */
const isOver = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSessionOver' in state && state.isSessionOver === true;

async function endServerSession(): Promise<'confirmed' | 'not-confirmed'> {
  try {
    await logout();
    return 'confirmed';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The session is over as requested, so the login dialog of the refused token must close.
    closeAccountDialog();
    return error.kind === 'unauthorized' ? 'confirmed' : 'not-confirmed';
  }
}

/** Cancels requests of the user first: repeated without a token they would be refused. */
function clearUserState(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'site' });
  session.clear();
}

export function Component() {
  const m = useMessages(logoutMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { state } = useLocation();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const leave = async () => {
      const answer = isOver(state) ? 'confirmed' : await endServerSession();
      const texts = currentMessages(logoutMessages);
      clearUserState(queryClient);
      if (answer === 'confirmed') showToast('success', texts.done);
      else showToast('warning', texts.notConfirmed);
      await navigate('/home', { replace: true });
    };
    void leave();
  }, [navigate, queryClient, state]);
  return (
    <div role="status">
      <VisuallyHidden component="h1">{m.leaving}</VisuallyHidden>
      <MessageState icon={<Loader size={20} color="gold" />} title={m.leaving} />
    </div>
  );
}
