import type { Outcome } from '@touchstone/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { outcomeDone } from './change-account.ts';
import { placeFailure } from './form-failure.ts';

interface ConfirmedChange {
  change: (value: string) => Promise<Outcome>;
  /** Both get the server's words. */
  onDone: (text: string) => void;
  onRefused: (text: string) => void;
  /** A change that ends the session leaves nothing to fetch again. */
  endsSession?: boolean;
}

/** A change of the account that is asked about first: the value waits in the dialog until it is confirmed. */
export function useConfirmedChange({ change, onDone, onRefused, endsSession = false }: ConfirmedChange) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const apply = async (value: string) => {
    const outcome = await change(value);
    if (outcome.code !== outcomeDone) return onRefused(outcome.msg);
    onDone(outcome.msg);
    if (endsSession) return undefined;
    // Profiles, member pages and lists show what has just changed.
    return queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'site' });
  };
  const confirm = async () => {
    if (asked === undefined) return;
    setBusy(true);
    try {
      await apply(asked);
    } catch (error) {
      onRefused(placeFailure(error, {}).text);
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };
  return { asked, isBusy, ask: setAsked, cancel: () => setAsked(undefined), confirm };
}
