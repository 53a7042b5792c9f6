/**
 * The days of the site are those of Asia/Shanghai: its users live there, and with UTC an evening's work would
 * be split between two days or count for the next one. The viewer's own zone is not used, because all viewers
 * of a profile must see the same calendar.
 */
export const siteTimeZone = 'Asia/Shanghai';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: siteTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `2024-05-01` */
export const siteDayOf = (date: Date) => dayFormat.format(date);

/** Shifts a day of the site by a number of days: `2024-05-01` and -1 give `2024-04-30`. */
export function shiftSiteDay(day: string, days: number) {
  const shifted = new Date(`${day}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
}
