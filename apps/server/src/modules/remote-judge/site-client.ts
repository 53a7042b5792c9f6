/** The client of a vendor with the session of an account. */
import { getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';
import type { SiteSession } from '@touchstone/remote-judges/http/site-session';
import { openVendorSession, vendorClients } from '@touchstone/remote-judges/vendors';
import type { Configuration } from '../../platform/configuration.ts';
import type { AccountSession } from '../site/index.ts';

type Sites = Pick<Configuration, 'remoteSites'>;

/** Operators may use a mirror of a site. */
export const originOf = ({ remoteSites }: Sites, prefix: RemotePrefix): string =>
  remoteSites[prefix] ?? getRemoteVendor(prefix).baseUrl;

interface Access {
  session?: AccountSession | undefined;
  beforeForm?: () => void;
}

export const openSite = (
  sites: Sites,
  prefix: RemotePrefix,
  { session, beforeForm }: Access = {},
): SiteSession =>
  openVendorSession(prefix, {
    origin: originOf(sites, prefix),
    ...(beforeForm && { beforeForm }),
    ...(session !== undefined && { state: session.state }),
    ...(session?.userAgent !== undefined && { userAgent: session.userAgent }),
  });

export const judgeOf = (prefix: RemotePrefix) => vendorClients[prefix].judge;

/** The page of a run for users: always at the site itself. */
export const runUrlOf = (prefix: RemotePrefix, run: { id: string; problemId: string }): string =>
  vendorClients[prefix].runUrl(getRemoteVendor(prefix).siteUrl, run);
