/**
 * The days of the site are those of Asia/Shanghai: its users live there, and an evening's work must not be split between
 * two days or land on the next one, as it would by UTC. Nobody's own zone is used, because everyone who looks at a profile
 * must see the same calendar.
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

/** The day so many days before or after one of the site: `2024-05-01` and -1 give `2024-04-30`. */
export function shiftSiteDay(day: string, days: number) {
  const shifted = new Date(`${day}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
}
