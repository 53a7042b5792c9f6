import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useRouteError } from 'react-router';
import { defineMessages, useMessages } from '../lib/messages.ts';
import { MessageState } from '../ui/message-state.tsx';
import { PageContainer } from '../ui/page-container.tsx';
import { PageLoadError } from './page-load-error.ts';

const errorMessages = defineMessages({
  'zh-CN': {
    offline: { title: '网络已断开', text: '当前没有网络连接。恢复连接后点击重新加载，就能回到这里。' },
    chunk: {
      title: '页面没有加载完整',
      text: '可能是网络波动，也可能是网站刚刚更新。重新加载通常就能解决。',
    },
    crash: { title: '这个页面出错了', text: '问题出在我们这边。可以重新加载试试，或先回到首页。' },
    reload: '重新加载',
    home: '回到首页',
  },
  'zh-HK': {
    offline: { title: '網絡已中斷', text: '目前沒有網絡連線。恢復連線後按重新載入，即可返回此處。' },
    chunk: { title: '頁面未能完整載入', text: '可能是網絡不穩，或網站剛剛更新。重新載入通常可以解決。' },
    crash: { title: '這個頁面出現錯誤', text: '問題出在我們這邊。可以嘗試重新載入，或先返回主頁。' },
    reload: '重新載入',
    home: '返回主頁',
  },
  'en-US': {
    offline: {
      title: 'You are offline',
      text: 'There is no connection right now. Once it is back, reload and you will be here again.',
    },
    chunk: {
      title: 'This page did not load completely',
      text: 'The network may have hiccuped, or the site was just updated. Reloading usually helps.',
    },
    crash: {
      title: 'This page ran into a problem',
      text: 'The fault is on our side. Try reloading, or go back home for now.',
    },
    reload: 'Reload',
    home: 'Go home',
  },
});

function kindOf(error: unknown): 'offline' | 'chunk' | 'crash' {
  if (!navigator.onLine) return 'offline';
  return error instanceof PageLoadError ? 'chunk' : 'crash';
}

const icons = { offline: IconWifiOff, chunk: IconRefresh, crash: IconAlertTriangle };

/** Shown instead of a page that failed to load or to render. */
export function RouteErrorPage() {
  const m = useMessages(errorMessages);
  const kind = kindOf(useRouteError());
  const Icon = icons[kind];
  return (
    <PageContainer width="reading">
      <div role="alert">
        <MessageState
          icon={<Icon size={24} stroke={1.5} />}
          title={m[kind].title}
          action={
            <>
              <Button onClick={() => window.location.reload()}>{m.reload}</Button>
              {/* A full load on purpose: the running script may be broken. */}
              <Button component="a" href="/home" variant="default">
                {m.home}
              </Button>
            </>
          }
        >
          {m[kind].text}
        </MessageState>
      </div>
    </PageContainer>
  );
}
