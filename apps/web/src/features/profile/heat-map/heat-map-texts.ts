import type { Locale } from '@touchstone/contract/locales';

/** Weeks start on Monday in mainland China, on Sunday in Hong Kong and the US. */
export const firstWeekdayOf = (locale: Locale): 0 | 1 => (locale === 'zh-CN' ? 1 : 0);

const calendarDate = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Creating a formatter is far more expensive than using it, and a year has many days. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(date);
}

export const dayText = (date: string, locale: Locale): string =>
  format(calendarDate(date), locale, { dateStyle: 'full' });

/** The month without the year, which is clear from the order. */
export const monthText = (month: string, locale: Locale): string =>
  format(calendarDate(`${month}-01`), locale, { month: 'short' });

export const monthAndYearText = (month: string, locale: Locale): string =>
  format(calendarDate(`${month}-01`), locale, { month: 'long', year: 'numeric' });

/** 2026-11-01 is a Sunday. */
export const weekdayText = (weekday: number, locale: Locale): string =>
  format(new Date(Date.UTC(2026, 10, 1 + weekday)), locale, { weekday: 'short' });
