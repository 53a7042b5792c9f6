import { formatSiteTime } from '../site-time.ts';

/** The time in the name of a download, for people: `20261116-1748`, in the time zone of the site. */
export const fileStamp = (now: Date): string =>
  formatSiteTime(now).slice(0, 16).replaceAll(/[-:]/g, '').replace(' ', '-');
