import { siteTimeZone } from './site-day.ts';

const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: siteTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2024-05-01 16:00:00`, in the time zone of the site. */
export const formatSiteTime = (date: Date) => timeFormat.format(date);
