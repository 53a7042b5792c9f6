/** Converts the three wire lists into chart columns. */
import type { Locale } from '@touchstone/contract/locales';
import type { ChartColumn } from '../../../ui/charts/column-chart.tsx';
import { formatRate } from '../../../ui/charts/percentages.ts';
import type { WeekStatistics } from '../api/get-week-statistics.ts';

/** `MM-dd` has no year. A leap year contains every date, and the year is not shown. */
const someLeapYear = 2024;

interface WeekMessages {
  day: (date: string, submitted: number, accepted: number, rate: string) => string;
}

function parseDay(text: string): Date {
  const [month = 1, day = 1] = text.split('-').map(Number);
  return new Date(someLeapYear, month - 1, day);
}

export function weekColumns(
  { dateStrList, totalCountList, acCountList }: WeekStatistics,
  locale: Locale,
  words: WeekMessages,
): ChartColumn[] {
  const short = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric' });
  const long = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' });
  return dateStrList.map((text, index) => {
    const date = parseDay(text);
    const whole = totalCountList[index] ?? 0;
    const part = Math.min(acCountList[index] ?? 0, whole);
    return {
      key: text,
      label: short.format(date),
      whole,
      part,
      description: words.day(long.format(date), whole, part, formatRate(part, whole)),
    };
  });
}

export const sumColumns = (columns: readonly ChartColumn[]): { submitted: number; accepted: number } => ({
  submitted: columns.reduce((sum, { whole }) => sum + whole, 0),
  accepted: columns.reduce((sum, { part }) => sum + part, 0),
});
