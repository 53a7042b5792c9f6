import type { Outcome } from '@touchstone/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { outcomeDone } from './change-account.ts';
import { toFormFailure } from './form-failure.ts';

interface ConfirmedChange {
  change: (value: string) => Promise<Outcome>;
  /** Both receive the server's message. */
  onDone: (text: string) => void;
  onRefused: (text: string) => void;
  /** A change that ends the session invalidates no queries. */
  endsSession?: boolean;
}

/** A change of the account that needs confirmation: the dialog holds the value until then. */
export function useConfirmedChange({ change, onDone, onRefused, endsSession = false }: ConfirmedChange) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const apply = async (value: string) => {
    const outcome = await change(value);
    if (outcome.code !== outcomeDone) return onRefused(outcome.msg);
    onDone(outcome.msg);
    if (endsSession) return undefined;
    // Profiles, member pages and lists show the changed data.
    return queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'site' });
  };
  const confirm = async () => {
    if (asked === undefined) return;
    setBusy(true);
    try {
      await apply(asked);
    } catch (error) {
      onRefused(toFormFailure(error, {}).text);
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };
  return { asked, isBusy, ask: setAsked, cancel: () => setAsked(undefined), confirm };
}
