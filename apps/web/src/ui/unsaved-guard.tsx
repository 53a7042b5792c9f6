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

/**
 * Asks for confirmation before unsaved input is lost, on navigation and when the browser closes the page. The
 * router asks only one blocker, the newest: a form without changes must not stand in front of one that has
 * some.
 */
export function UnsavedGuard({ isDirty, ...rest }: GuardProps) {
  return isDirty && <LeavingQuestion {...rest} />;
}

function LeavingQuestion({ texts, isSearchFree = false }: Omit<GuardProps, 'isDirty'>) {
  const usual = useMessages(unsavedMessages);
  const m = texts ?? usual;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname ||
      (!isSearchFree && currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
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
