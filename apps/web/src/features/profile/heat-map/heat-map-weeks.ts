/**
 * Arranges a year of days in weeks. Days are calendar dates, so all arithmetic is in UTC, which has no
 * daylight saving.
 */
export interface HeatMapDay {
  /** yyyy-MM-dd */
  date: string;
  count: number;
  level: HeatMapLevel;
}

/** Seven entries from the first day of the week; future days are undefined. */
export type HeatMapWeek = readonly (HeatMapDay | undefined)[];

export const heatMapLevels = [0, 1, 2, 3, 4] as const;
export type HeatMapLevel = (typeof heatMapLevels)[number];

const weeksShown = 53;
const daysPerWeek = 7;
const dayMs = 86_400_000;

/** The smallest count of each level. Fixed, so that users can be compared. */
const steps: readonly number[] = [1, 2, 4, 8];

export function levelOfCount(count: number): HeatMapLevel {
  const reached = steps.filter((least) => count >= least).length;
  return heatMapLevels[reached] ?? 0;
}

/** The range of counts of a level; without `to` it is open. */
export function countsOfLevel(level: HeatMapLevel): { from: number; to?: number } {
  if (level === 0) return { from: 0, to: 0 };
  const from = steps[level - 1] ?? 1;
  const next = steps[level];
  return next === undefined ? { from } : { from, to: next - 1 };
}

const parseDay = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** `firstWeekday`: 0 is Sunday, 1 Monday. The last column contains `endDate`. */
export function layOutYear(
  endDate: string,
  counts: ReadonlyMap<string, number>,
  firstWeekday: number,
): readonly HeatMapWeek[] {
  const end = parseDay(endDate);
  if (Number.isNaN(end)) return [];
  const weekdayIndex = (new Date(end).getUTCDay() - firstWeekday + daysPerWeek) % daysPerWeek;
  const start = end - (weekdayIndex + (weeksShown - 1) * daysPerWeek) * dayMs;
  return Array.from({ length: weeksShown }, (_week, week) =>
    Array.from({ length: daysPerWeek }, (_day, day) => {
      const time = start + (week * daysPerWeek + day) * dayMs;
      if (time > end) return undefined;
      const date = formatDay(time);
      const count = counts.get(date) ?? 0;
      return { date, count, level: levelOfCount(count) };
    }),
  );
}

export const toCounts = (days: readonly { date: string; count: number }[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { date, count } of days) counts.set(date, (counts.get(date) ?? 0) + count);
  return counts;
};

export const daysOf = (weeks: readonly HeatMapWeek[]): HeatMapDay[] =>
  weeks.flat().filter((day) => day !== undefined);

const monthOf = (date: string): string => date.slice(0, 7);

export interface MonthSpan {
  /** yyyy-MM, the month of the span's first day. */
  month: string;
  weeks: number;
  /** Too few weeks to fit the label. */
  isNarrow: boolean;
}

const leastWeeksOfLabel = 3;

/** The header of the table: the months of the columns. A week belongs to the month of its first day. */
export function spanMonths(weeks: readonly HeatMapWeek[]): MonthSpan[] {
  const spans: { month: string; weeks: number }[] = [];
  for (const week of weeks) {
    const month = monthOf(week[0]?.date ?? '');
    const last = spans.at(-1);
    if (last?.month === month) last.weeks += 1;
    else spans.push({ month, weeks: 1 });
  }
  return spans.map((span) => ({ ...span, isNarrow: span.weeks < leastWeeksOfLabel }));
}

export interface HeatMapSummary {
  submissions: number;
  activeDays: number;
  longestStreak: number;
  months: readonly { month: string; submissions: number; activeDays: number }[];
}

export function summarise(days: readonly HeatMapDay[]): HeatMapSummary {
  const months = new Map<string, { month: string; submissions: number; activeDays: number }>();
  let streak = 0;
  let longestStreak = 0;
  for (const { date, count } of days) {
    const month = monthOf(date);
    const entry = months.get(month) ?? { month, submissions: 0, activeDays: 0 };
    entry.submissions += count;
    entry.activeDays += count > 0 ? 1 : 0;
    months.set(month, entry);
    streak = count > 0 ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  const list = [...months.values()];
  return {
    submissions: list.reduce((sum, month) => sum + month.submissions, 0),
    activeDays: list.reduce((sum, month) => sum + month.activeDays, 0),
    longestStreak,
    months: list,
  };
}
