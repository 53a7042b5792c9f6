import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../lib/api/index.ts';
import { currentMessages, defineMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { showNotice } from '../../lib/toasts.ts';
import { totalUnread, type UnreadCounts } from './unread-count.ts';

const unreadMessages = defineMessages({
  'zh-CN': {
    title: '未读消息',
    text: (count: number) => `你有 ${String(count)} 条新的未读消息，可在消息中心查看。`,
  },
  'zh-HK': { title: '未讀訊息', text: (count) => `你有 ${String(count)} 則新的未讀訊息，可在訊息中心查看。` },
  'en-US': {
    title: 'Unread Message',
    text: (count) =>
      `You have ${String(count)} new unread ${count === 1 ? 'message' : 'messages'}. Open your messages to read them.`,
  },
});

const pollMs = 120_000;

/** Polls every two minutes while a user is logged in, and notifies when there are more unread messages than before. */
export function useUnread(): UnreadCounts | undefined {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['messages', 'unread', user?.uid],
    queryFn: ({ signal }) => callApi('GET /api/msg/unread', { signal }),
    enabled: user !== undefined,
    refetchInterval: pollMs,
  });
  const known = useRef(0);
  const total = data === undefined ? 0 : totalUnread(data);
  useEffect(() => {
    if (total > known.current) {
      const m = currentMessages(unreadMessages);
      showNotice('info', m.title, m.text(total));
    }
    known.current = total;
  }, [total]);
  return data;
}
