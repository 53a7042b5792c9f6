import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { profileMessages } from './profile-messages.ts';

/** Nobody loses what they typed by a slip: other tabs and pages ask first, and so does the browser. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const m = useMessages(profileMessages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
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
      title={m.leaveTitle}
      tone="danger"
      confirmLabel={m.leave}
      cancelLabel={m.stay}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {m.leaveText}
    </ConfirmDialog>
  );
}
