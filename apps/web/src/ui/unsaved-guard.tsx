import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '../lib/messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { unsavedMessages, type UnsavedTexts } from './unsaved-messages.ts';

interface GuardProps {
  isDirty: boolean;
  texts?: UnsavedTexts;
  /** True if changes of the query string alone lose nothing. */
  isSearchFree?: boolean;
}

/** Asks for confirmation before unsaved input is lost, on navigation and when the browser closes the page. */
export function UnsavedGuard({ isDirty, texts, isSearchFree = false }: GuardProps) {
  const usual = useMessages(unsavedMessages);
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
