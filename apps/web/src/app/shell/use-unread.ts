import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { getLiveEvents } from '../../lib/live-events/index.ts';
import { currentMessages, defineMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { showNotice } from '../../lib/toasts.ts';
import {
  messagesKey,
  subscribeToUnread,
  totalUnread,
  unreadQuery,
  type UnreadCounts,
} from '../../lib/unread-messages/index.ts';

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

/** The counters of a logged-in user: by push, and by a poll every two minutes. Notifies when there are more than before. */
export function useUnread(): UnreadCounts | undefined {
  const { user } = useSession();
  const uid = user?.uid;
  const { data } = useQuery(unreadQuery(uid));
  usePushedCounts(uid);
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

function usePushedCounts(uid: string | undefined): void {
  const client = useQueryClient();
  const receive = useEffectEvent((counts: UnreadCounts) => {
    // A response that is on its way is older than the event.
    void client.cancelQueries({ queryKey: unreadQuery(uid).queryKey });
    client.setQueryData(unreadQuery(uid).queryKey, counts);
  });
  const refetch = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: [...messagesKey, 'unread'] });
  });
  useEffect(() => {
    if (uid === undefined) return undefined;
    return subscribeToUnread(
      getLiveEvents(),
      (counts) => receive(counts),
      () => refetch(),
    );
  }, [uid]);
}
