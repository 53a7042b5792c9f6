import { ownSite } from './tags.repository.ts';

const everySite = 'ALL';

/** Our own unless one is asked for. Undefined: every site. */
export const parseSite = (oj: string | undefined) =>
  oj?.toUpperCase() === everySite ? undefined : (oj ?? ownSite);
