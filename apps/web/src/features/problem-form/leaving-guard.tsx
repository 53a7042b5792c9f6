import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { session } from '../../lib/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formMessages } from './form-messages.ts';
import type { ProblemForm } from './state/form-store.ts';

interface LeavingGuardProps {
  form: ProblemForm;
  /** Whether the draft has all input: then the browser need not ask before it closes the page. */
  isKept: boolean;
}

/**
 * Asks before the user navigates to another page. Leaving loses nothing: the draft stays. After the end of the session it
 * does not ask: a form without an account has no draft.
 */
export function LeavingGuard({ form, isKept }: LeavingGuardProps) {
  const m = useMessages(formMessages);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.get().changes.size > 0 &&
      session.get().token !== undefined &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (isKept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={m.leaveTitle}
      confirmLabel={m.leave}
      cancelLabel={m.stay}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {m.leaveText}
    </ConfirmDialog>
  );
}
