import { daysOf, type HeatMapWeek } from './heat-map-weeks.ts';

/** The table is a transposed calendar: a column is a week. */
const strides: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
};

/** The date that a key moves to; undefined for other keys and outside the year. */
export function nextFocusedDate(
  weeks: readonly HeatMapWeek[],
  current: string,
  key: string,
): string | undefined {
  const days = daysOf(weeks);
  if (key === 'Home') return days[0]?.date;
  if (key === 'End') return days.at(-1)?.date;
  const stride = strides[key];
  const index = days.findIndex((day) => day.date === current);
  if (stride === undefined || index < 0 || index + stride < 0) return undefined;
  return days[index + stride]?.date;
}
