/** Times in the format of a datetime-local field: in the time zone of the browser, without naming it. */

const twoDigits = (number: number): string => String(number).padStart(2, '0');

export function formatLocalMoment(ms: number): string {
  const date = new Date(ms);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
  // Imported contests may start at a fraction of a second; an untouched field must keep it.
  const rest = date.getMilliseconds();
  if (rest > 0) return `${day}T${clock}.${String(rest).padStart(3, '0')}`;
  return `${day}T${clock.endsWith(':00') ? clock.slice(0, -3) : clock}`;
}

/** NaN while the field is empty or incomplete. */
export const parseLocalMoment = (text: string): number => (text === '' ? NaN : new Date(text).getTime());

/** The time zone of the fields. */
export const localZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
