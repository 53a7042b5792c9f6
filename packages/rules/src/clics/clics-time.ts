/** Times and durations in the format of the ICPC Contest API, always with milliseconds. */

/** `2026-11-15T12:00:00.000+00:00` */
export const formatMoment = (ms: number) => `${new Date(ms).toISOString().slice(0, -1)}+00:00`;

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

/** `1:02:03.000`; negative before the start of the contest. */
export function formatDuration(ms: number): string {
  const whole = Math.abs(Math.round(ms));
  const hours = Math.floor(whole / 3_600_000);
  const minutes = Math.floor(whole / 60_000) % 60;
  const seconds = Math.floor(whole / 1000) % 60;
  return `${ms < 0 && whole > 0 ? '-' : ''}${String(hours)}:${padded(minutes, 2)}:${padded(seconds, 2)}.${padded(whole % 1000, 3)}`;
}
