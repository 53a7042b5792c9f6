import { ownSite } from './tags.repository.ts';

const everySite = 'ALL';

/** Defaults to our own site. Undefined means all sites. */
export const parseSite = (oj: string | undefined) =>
  oj?.toUpperCase() === everySite ? undefined : (oj ?? ownSite);
