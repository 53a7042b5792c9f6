import { useMessages } from '../../../lib/messages.ts';
import type { RemoteVendor } from '../api/vendors.ts';
import { remoteMessages } from '../remote-messages.ts';

export function TermsLink({ vendor: { termsUrl } }: { vendor: Pick<RemoteVendor, 'termsUrl'> }) {
  const m = useMessages(remoteMessages);
  if (termsUrl === null) return null;
  return (
    <a href={termsUrl} target="_blank" rel="noopener noreferrer">
      {m.terms}
    </a>
  );
}
