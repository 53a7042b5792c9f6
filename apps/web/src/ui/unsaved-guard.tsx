import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { defineMessages, useMessages } from '../lib/messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const guardMessages = defineMessages({
  'zh-CN': {
    title: '放弃未保存的修改？',
    text: '离开之后，刚才填写的内容不会保留。',
    leave: '放弃并离开',
    stay: '继续编辑',
  },
  'zh-HK': {
    title: '放棄未儲存的更改？',
    text: '離開之後，剛才填寫的內容不會保留。',
    leave: '放棄並離開',
    stay: '繼續編輯',
  },
  'en-US': {
    title: 'Discard unsaved changes?',
    text: 'What you have typed is lost once you leave.',
    leave: 'Discard and leave',
    stay: 'Keep editing',
  },
});

/** Where something else than typed text would be lost. */
interface GuardTexts {
  title: string;
  text: string;
  leave: string;
  stay: string;
}

interface GuardProps {
  isDirty: boolean;
  texts?: GuardTexts;
  /** Nothing is lost while only what is behind the question mark changes. */
  isSearchFree?: boolean;
}

/** Nobody loses what they typed by a slip: other pages ask first, and so does the browser. */
export function UnsavedGuard({ isDirty, texts, isSearchFree = false }: GuardProps) {
  const usual = useMessages(guardMessages);
  const m = texts ?? usual;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (!isSearchFree && currentLocation.search !== nextLocation.search)),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={m.title}
      tone="danger"
      confirmLabel={m.leave}
      cancelLabel={m.stay}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {m.text}
    </ConfirmDialog>
  );
}
