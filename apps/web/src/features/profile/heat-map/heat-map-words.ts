import type { Locale } from '@touchstone/contract/locales';

/** Mainland calendars begin on Monday, those of Hong Kong and America on Sunday. */
export const firstWeekdayOf = (locale: Locale): 0 | 1 => (locale === 'zh-CN' ? 1 : 0);

const calendarDate = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const dayText = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(calendarDate(date));

/** The month alone: it stands above its weeks, the year is plain from the order. */
export const monthText = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(calendarDate(`${month}-01`));

export const monthAndYearText = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    calendarDate(`${month}-01`),
  );

/** 2026-11-01 is a Sunday. */
export const weekdayText = (weekday: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 10, 1 + weekday)),
  );
