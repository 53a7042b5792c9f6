import { answerIdentity, useIsIdentityAsked } from '../../lib/second-factor/fresh-identity.ts';
import { IdentityDialog } from './identity-dialog.tsx';

/** The dialog for requests that wait for a fresh identity, once per page. */
export function IdentityGate() {
  const isAsked = useIsIdentityAsked();
  if (!isAsked) return null;
  return <IdentityDialog onConfirmed={() => answerIdentity(true)} onCancel={() => answerIdentity(false)} />;
}
