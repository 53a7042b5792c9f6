/**
 * A change of the factors. The server asks for a fresh identity before it (`identityConfirmationRequired`): then the
 * identity dialog opens, and the change is repeated once it is confirmed.
 */
import { useState } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { textOfFactorFailure } from './factor-failure.ts';

type Action = () => Promise<void>;

export interface FactorAction {
  isBusy: boolean;
  failure: string | undefined;
  run: (action: Action) => Promise<void>;
  /** Given while the identity has to be confirmed. */
  identity: { onConfirmed: () => void; onCancel: () => void } | undefined;
}

export const isIdentityAsked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identityConfirmationRequired';

export function useFactorAction(): FactorAction {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [waiting, setWaiting] = useState<Action>();
  const run = async (action: Action) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await action();
    } catch (error) {
      if (isIdentityAsked(error)) setWaiting(() => action);
      else setFailure(textOfFactorFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const identity = waiting && {
    onConfirmed: () => {
      setWaiting(undefined);
      void run(waiting);
    },
    onCancel: () => setWaiting(undefined),
  };
  return { isBusy, failure, run, identity };
}
