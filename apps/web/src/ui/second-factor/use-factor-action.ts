/** A change of the factors. If the server asks for a fresh identity, it waits for the identity dialog. */
import { useState } from 'react';
import { withFreshIdentity } from '../../lib/second-factor/fresh-identity.ts';
import { textOfFactorFailure } from './factor-failure.ts';

export interface FactorAction {
  isBusy: boolean;
  failure: string | undefined;
  run: (action: () => Promise<void>) => Promise<void>;
}

export function useFactorAction(): FactorAction {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (action: () => Promise<void>) => {
    setFailure(undefined);
    setBusy(true);
    try {
      await withFreshIdentity(action);
    } catch (error) {
      setFailure(textOfFactorFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
