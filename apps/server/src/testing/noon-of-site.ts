import { siteDayOf } from '../platform/site-day.ts';

/** Noon of this day in the time zone of the site: tests that let some time pass stay within the day. */
export const noonOfSite = (now: Date): Date => new Date(`${siteDayOf(now)}T12:00:00+08:00`);
